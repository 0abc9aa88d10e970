import { styled } from '@mui/material/styles';
import { LoadingText } from '../../ui/LoadingText.tsx';

const Stage = styled('div')({ minHeight: '200svh' });

/**
 * Shown while the code of a page is loading. It is higher than the window, so that the footer is
 * out of sight wherever the page is scrolled to then.
 */
export function PageLoading() {
  return (
    <Stage>
      <LoadingText>Loading...</LoadingText>
    </Stage>
  );
}
