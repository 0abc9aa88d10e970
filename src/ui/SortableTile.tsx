import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type MoveButton = 'earlier' | 'later';

const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  touchAction: 'manipulation',
  '&[data-lifted]': { zIndex: 1, opacity: 0.9, boxShadow: theme.vars.shadows[8] },
}));

const Bar = styled('div')({ display: 'flex', justifyContent: 'space-between' });

type SortableTileProps = {
  id: string;
  /** What is moved, for the names of the buttons. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (button: MoveButton) => void;
  children: ReactNode;
};

/** One of the `SortableTiles`, above the buttons that move it. */
export function SortableTile({ id, name, isFirst, isLast, onMove, children }: SortableTileProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <Tile
      ref={setNodeRef}
      data-tile={id}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...listeners}
    >
      {children}
      <Bar>
        <IconButton
          data-move="earlier"
          aria-label={`Move ${name} left`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove('earlier')}
          sx={{ opacity: isFirst ? 0.38 : 1 }}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={`Drag ${name}`}
          sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <DragIndicator />
        </IconButton>
        <IconButton
          data-move="later"
          aria-label={`Move ${name} right`}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove('later')}
          sx={{ opacity: isLast ? 0.38 : 1 }}
        >
          <ChevronRight />
        </IconButton>
      </Bar>
    </Tile>
  );
}
