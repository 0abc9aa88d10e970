import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type MoveButton, SortableTile } from './SortableTile.tsx';

const Tiles = styled('ol')(({ theme }) => ({
  display: 'grid',
  // Below each stand three buttons, which grow with the text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
  gap: theme.spacing(2),
  listStyle: 'none',
}));

type SortableTilesProps<Item> = {
  /** The list's accessible name: "Pictures". */
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  /** What a tile is called when it is moved: "front.webp". */
  getName: (item: Item) => string;
  /** The tile at one place goes to another; places count from 0. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
};

/**
 * Tiles in an order that can be changed: by dragging a tile, by its handle with Space and the arrow
 * keys, and by a button to each side. Each move is announced.
 */
export function SortableTiles<Item>({
  label,
  items,
  getId,
  getName,
  onMove,
  children,
}: SortableTilesProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ id: string; button: MoveButton }>(undefined);
  const lastOver = useRef<string | number>(undefined);
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    // A click on a tile is no drag, and neither is a swipe over it.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(getId);
  const nameOf = (id: string | number) => {
    const item = items.find((each) => getId(each) === id);
    return item === undefined ? '' : getName(item);
  };
  const place = (id: string | number) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;

  // A button that moves with its tile loses the focus.
  useLayoutEffect(() => {
    const { id, button } = focusNext.current ?? {};
    focusNext.current = undefined;
    if (id === undefined) return;
    const tiles = list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [];
    const tile = [...tiles].find(({ dataset }) => dataset.tile === id);
    tile?.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
  });

  function move(from: number, button: MoveButton) {
    const to = from + (button === 'earlier' ? -1 : 1);
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    focusNext.current = { id: getId(item), button };
    setMoved(`${getName(item)} is now at place ${to + 1} of ${items.length}.`);
    onMove(from, to);
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return `${nameOf(active.id)} is lifted from ${place(active.id)}.`;
    },
    // Where it lies anyway when it is lifted is not worth a word over the first.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${nameOf(active.id)} is over ${place(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} is put down at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${place(active.id)}.`,
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable:
              'Space lifts it, the arrow keys move it, Space puts it down, Escape puts it back.',
          },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <Tiles ref={list} aria-label={label}>
            {items.map((item, index) => (
              <SortableTile
                key={getId(item)}
                id={getId(item)}
                name={getName(item)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(button) => move(index, button)}
              >
                {children(item, index)}
              </SortableTile>
            ))}
          </Tiles>
        </SortableContext>
      </DndContext>
      <div role="status" style={visuallyHidden}>
        {moved}
      </div>
    </>
  );
}
