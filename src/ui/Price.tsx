import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType } from 'react';
import { i18n } from '../../contract/i18n.ts';

const Regular = styled('s')(({ theme }) => ({
  fontWeight: 'normal',
  color: theme.vars.palette.text.secondary,
}));

type PriceProps = Pick<TypographyProps, 'variant' | 'sx'> & {
  price: string;
  regularPrice?: string;
  component?: ElementType;
};

/** Price and, if reduced, the regular price. */
export function Price({
  price,
  regularPrice,
  variant = 'inherit',
  component = 'span',
  ...typography
}: PriceProps) {
  return (
    <Typography
      // A new element for each price: React can’t change text that a browser has translated.
      key={[price, regularPrice].join()}
      {...{ variant, component, ...typography }}
    >
      {regularPrice === undefined ? (
        price
      ) : (
        <>
          {/* A space, because a margin would indent a wrapped line. */}
          {`${price}\u2002 `}
          <Regular>
            <span style={visuallyHidden}>{`${i18n.t('Regular price')} `}</span>
            {regularPrice}
          </Regular>
        </>
      )}
    </Typography>
  );
}
