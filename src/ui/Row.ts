import { styled } from '@mui/material/styles';

/** Children side by side, wrapping where there is no room; `sx` sets the gaps. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
