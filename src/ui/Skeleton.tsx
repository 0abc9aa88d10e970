import type { CSSProperties } from 'react';
import { shapes } from './Skeleton.css.ts';

type SkeletonProps = {
  /** A line is as high as the text whose `fontSize` it has. */
  shape?: 'block' | 'line';
  className?: string;
  style?: CSSProperties;
};

/** The placeholder of something that is loading. */
export function Skeleton({ shape = 'block', className = '', style }: SkeletonProps) {
  return <span className={`${shapes[shape]} ${className}`} style={style} />;
}
