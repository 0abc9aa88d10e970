import { styled } from '@mui/material/styles';
import { LoadingText } from '../../ui/LoadingText.tsx';

const Stage = styled('div')({ minHeight: '200svh' });

/**
 * In the place of a page whose code is on its way. It is higher than the window, so that the footer
 * is out of sight wherever the page is scrolled to when it comes.
 */
export function PageLoading() {
  return (
    <Stage>
      <LoadingText>Loading...</LoadingText>
    </Stage>
  );
}
