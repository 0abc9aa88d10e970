import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { addUp, type DeliveryCounts } from '../../../../contract/rules/orderList.ts';
import { stateLabel } from '../../../lib/stateLabel.ts';

const Strip = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 48,
    gap: theme.spacing(0.75),
    paddingInline: theme.spacing(1.5),
    opacity: 1,
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
}));

const Count = styled('span')({ fontWeight: 400 });

type OrderTabsProps = {
  /** Delivery states, in the shop's order. */
  states: readonly string[];
  /** Undefined until they are known. */
  counts: DeliveryCounts | undefined;
  /** The state that is shown; undefined for all orders. */
  delivery: string | undefined;
  onSelect: (delivery: string | undefined) => void;
  /** The orders of the chosen tab. */
  children: ReactNode;
};

/** Tabs for all orders and for each delivery state, with their counts. */
export function OrderTabs({ states, counts, delivery, onSelect, children }: OrderTabsProps) {
  const id = useId();
  // A state in the URL that the shop does not know (yet) has a tab all the same.
  const shown = delivery && !states.includes(delivery) ? [...states, delivery] : states;
  const tabs = [
    { state: undefined, label: 'All', count: counts && addUp(Object.values(counts)).orders },
    ...shown.map((state) => ({
      state,
      label: stateLabel(state),
      count: counts && (counts[state]?.orders ?? 0),
    })),
  ];
  const tabId = (state = '') => `${id}-tab-${state}`;
  return (
    <>
      <Strip
        aria-label="Delivery"
        variant="scrollable"
        scrollButtons={false}
        value={delivery ?? ''}
        onChange={(_, state: string) => onSelect(state || undefined)}
      >
        {tabs.map(({ state = '', label, count }) => (
          <Tab
            key={state}
            id={tabId(state)}
            aria-controls={`${id}-panel`}
            value={state}
            label={label}
            iconPosition="end"
            icon={<Count>{count ?? '–'}</Count>}
          />
        ))}
      </Strip>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(delivery)}>
        {children}
      </div>
    </>
  );
}
