import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Wrapping row; set the gap with `sx`. */
export const Row = styled(Stack)({ flexFlow: 'row wrap', alignItems: 'center' }) as typeof Stack;
