import { styled } from '@mui/material/styles';

/** Things side by side, on a next line where there is no room; `sx` sets the gaps between them. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
