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
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DragIndicator from '@mui/icons-material/DragIndicator';
import CardActions from '@mui/material/CardActions';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled, useTheme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { i18n } from '../../contract/i18n.ts';
import { mirrored } from '../theme/tokens.ts';

const Tiles = styled(List)(({ theme }) => ({
  display: 'grid',
  // In rem, because the three buttons below each tile grow with the text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
  gap: theme.spacing(2),
})) as typeof List;

type SortableTilesProps<Item> = {
  /** Accessible name, for example "Pictures". */
  label: string;
  items: readonly Item[];
  getId: (item: Item) => string;
  /** Tile name for announcements and button labels, for example "front.webp". */
  getName: (item: Item) => string;
  /** Moves a tile; 0-based indexes. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
};

/**
 * Sortable tiles: drag a tile, use its handle with Space and arrow keys, or its move buttons. Moves
 * are announced.
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
    // Tell drags from clicks on a tile and from swipes over it.
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(getId);
  const nameOf = (id: string | number) => {
    const item = items.find((each) => getId(each) === id);
    return item === undefined ? '' : getName(item);
  };
  /** Values of an announcement about a tile at the place of another one. */
  const at = (tile: string | number, place = tile) => ({
    item: nameOf(tile),
    place: ids.indexOf(String(place)) + 1,
    count: ids.length,
  });

  // Restore the focus of the pressed button, which it loses when its tile moves.
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
    setMoved(
      i18n.t('{item} is now at place {place} of {count}.', {
        item: getName(item),
        place: to + 1,
        count: items.length,
      }),
    );
    onMove(from, to);
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id;
      return i18n.t('{item} is lifted from place {place} of {count}.', at(active.id));
    },
    // Skip the announcement for the tile's own place, which is the first "over" after lifting.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return i18n.t('{item} is over place {place} of {count}.', at(active.id, over.id));
    },
    onDragEnd: ({ active, over }) =>
      i18n.t('{item} is put down at place {place} of {count}.', at(active.id, over?.id)),
    onDragCancel: ({ active }) =>
      i18n.t('{item} is back at place {place} of {count}.', at(active.id)),
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: i18n.t(
              'Space lifts it, the arrow keys move it, Space puts it down, Escape puts it back.',
            ),
          },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <Tiles component="ol" ref={list} disablePadding aria-label={label}>
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

type MoveButton = 'earlier' | 'later';

const Tile = styled(ListItem, { shouldForwardProp: (name) => name !== 'isLifted' })<{
  isLifted: boolean;
}>(({ theme, isLifted }) => ({
  flexDirection: 'column',
  alignItems: 'stretch',
  touchAction: 'manipulation',
  ...(isLifted && { zIndex: 1, opacity: 0.9, boxShadow: theme.vars.shadows[8] }),
}));

const Bar = styled(CardActions)({ justifyContent: 'space-between', padding: 0 });

type SortableTileProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (button: MoveButton) => void;
  children: ReactNode;
};

/** One of the `SortableTiles`, with its move buttons. */
export function SortableTile({ id, name, isFirst, isLast, onMove, children }: SortableTileProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, attributes: { roleDescription: i18n.t('sortable') } });
  const sides = [i18n.t('Move {name} left', { name }), i18n.t('Move {name} right', { name })];
  if (useTheme().direction === 'rtl') sides.reverse();
  return (
    <Tile
      ref={setNodeRef}
      data-tile={id}
      disablePadding
      isLifted={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...listeners}
    >
      {children}
      <Bar disableSpacing>
        <IconButton
          data-move="earlier"
          aria-label={sides[0]}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove('earlier')}
          sx={{ opacity: isFirst ? 0.38 : 1 }}
        >
          <ChevronLeft sx={mirrored} />
        </IconButton>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={i18n.t('Drag {name}', { name })}
          sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <DragIndicator />
        </IconButton>
        <IconButton
          data-move="later"
          aria-label={sides[1]}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove('later')}
          sx={{ opacity: isLast ? 0.38 : 1 }}
        >
          <ChevronRight sx={mirrored} />
        </IconButton>
      </Bar>
    </Tile>
  );
}
