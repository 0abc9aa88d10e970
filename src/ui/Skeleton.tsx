import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { shapes } from './Skeleton.css.ts';

type SkeletonProps = {
  /** A line is as high as the text whose `fontSize` it has. */
  shape?: 'block' | 'line' | 'picture';
  className?: string | undefined;
  style?: CSSProperties;
};

/** The placeholder of something that is loading. */
export function Skeleton({ shape = 'block', className, style }: SkeletonProps) {
  return <span className={clsx(shapes[shape], className)} style={style} />;
}
