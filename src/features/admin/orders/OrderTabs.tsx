import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { i18n } from '../../../../contract/i18n.ts';
import { addCounts, type DeliveryCounts } from '../../../../contract/rules/orderList.ts';
import { stateLabel } from '../../../lib/labels.ts';

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
  /** Undefined while loading. */
  counts: DeliveryCounts | undefined;
  /** Selected state; undefined for all orders. */
  delivery: string | undefined;
  onSelect: (delivery: string | undefined) => void;
  children: ReactNode;
};

/** Tabs with counts: all orders, and each delivery state. */
export function OrderTabs({ states, counts, delivery, onSelect, children }: OrderTabsProps) {
  const id = useId();
  // Show a tab for a state from the URL even if the shop does not know it (yet).
  const shown = delivery && !states.includes(delivery) ? [...states, delivery] : states;
  const tabs = [
    {
      state: undefined,
      label: i18n.t('All'),
      count: counts && addCounts(Object.values(counts)).orders,
    },
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
        aria-label={i18n.t('Delivery')}
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
