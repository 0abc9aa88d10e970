import { framed } from '../../framed.tsx';

/** Space around a component that is part of a page. */
export const padded = framed({ maxWidth: 720, padding: 16 });
