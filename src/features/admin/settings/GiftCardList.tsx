import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import { limits } from '../../../../contract/limits.ts';
import { moneyLimits } from '../../../../contract/rules/amounts.ts';
import { formatDay } from '../../../../contract/rules/days.ts';
import { formatCents, formatPrice, toCents } from '../../../../contract/rules/money.ts';
import { ownerLimits } from '../../../../contract/rules/ownerLimits.ts';
import type { AdminGiftCard, IssuedGiftCard } from '../../../../contract/schemas/giftCards.ts';
import { emailRule, moneyRule, toNumber } from '../../../lib/formRules.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FocusFallback } from '../../../ui/FocusFallback.tsx';
import { type FormAnswer, FormDialog } from '../../../ui/FormDialog.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { TableCard } from '../frame/TableCard.tsx';
import { aboutCard, nameOf, refundText } from './giftCardTexts.ts';
import { inCurrency } from './settingsValues.ts';

type GiftCardListProps = {
  cards: readonly AdminGiftCard[];
  /** Absent for roles that can't refund. */
  onIssue?: ((card: IssuedGiftCard) => Promise<FormAnswer<IssuedGiftCard>>) | undefined;
  onBlock?: ((id: string, isBlocked: boolean) => void) | undefined;
  onResend?: ((id: string, email: string) => Promise<FormAnswer<{ email: string }>>) | undefined;
  onRefund?: ((id: string) => void) | undefined;
};

/** Lists gift cards with balance and history; gives away, blocks and unblocks them. */
export function GiftCardList({ cards, onIssue, onBlock, onResend, onRefund }: GiftCardListProps) {
  const [isIssuing, setIssuing] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [resent, setResent] = useState<AdminGiftCard>();
  const [refunded, setRefunded] = useState<AdminGiftCard>();
  const requestId = useRef('');

  return (
    <FocusFallback label={i18n.t('Gift cards')}>
      <TableCard
        title={i18n.t('Gift cards')}
        action={
          onIssue && (
            <Button
              onClick={() => {
                requestId.current = uuid();
                setIssuing(true);
              }}
            >
              {i18n.t('Give a card away')}
            </Button>
          )
        }
        columns={[
          i18n.t('Card'),
          i18n.t({ id: 'Left (remaining)', message: 'Left' }),
          i18n.t('Change'),
        ]}
        emptyText={i18n.t('No gift cards yet.')}
        rows={cards.flatMap((card) => [
          <TableRow key={card._id}>
            <TableCell component="th" scope="row">
              <div>{nameOf(card)}</div>
              <small>{aboutCard(card)}</small>
            </TableCell>
            <TableCell>{formatPrice(card.balance)}</TableCell>
            <TableCell>
              <Button
                size="small"
                aria-expanded={opened === card._id}
                aria-label={i18n.t('History of {card}', { card: nameOf(card) })}
                onClick={() => setOpened(opened === card._id ? undefined : card._id)}
              >
                {i18n.t('History')}
              </Button>
              {onBlock && (
                <Button
                  size="small"
                  aria-label={i18n.t(card.isBlocked ? 'Unblock {card}' : 'Block {card}', {
                    card: nameOf(card),
                  })}
                  onClick={() => onBlock(card._id, !card.isBlocked)}
                >
                  <span>{card.isBlocked ? i18n.t('Unblock') : i18n.t('Block')}</span>
                </Button>
              )}
            </TableCell>
          </TableRow>,
          ...(opened === card._id
            ? [
                <TableRow key={`${card._id} history`}>
                  <TableCell component="th" scope="row" colSpan={3}>
                    <CardHistory card={card} />
                    {onResend && !card.isRefunded && (
                      <Button size="small" onClick={() => setResent(card)}>
                        {i18n.t('Send a new code')}
                      </Button>
                    )}
                    {onRefund && card.buyer !== undefined && isUnused(card) && (
                      <Button size="small" onClick={() => setRefunded(card)}>
                        {i18n.t('Refund the buyer')}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>,
              ]
            : []),
        ])}
      />
      {isIssuing && onIssue && (
        <FormDialog
          title={i18n.t('Give a card away')}
          description={i18n.t(
            'Nobody pays for this card. Its code goes to the recipient by email, and is shown to nobody else.',
          )}
          initialValues={{ amount: '', email: '', message: '' }}
          schema={schema}
          submitLabel={i18n.t('Send the card')}
          onSubmit={async ({ amount, email, message }) => {
            const card = { amount: toNumber(amount), email: email.trim(), message: message.trim() };
            const wrong = await onIssue({ requestId: requestId.current, ...card });
            return typeof wrong === 'object' ? { ...wrong, amount: wrong.amount } : wrong;
          }}
          onClose={() => setIssuing(false)}
        >
          <FormTextField
            name="amount"
            label={inCurrency(i18n.t('Amount'))}
            inputMode="decimal"
            required
          />
          <FormTextField
            name="email"
            label={i18n.t('Recipient’s email')}
            type="email"
            inputMode="email"
            required
          />
          <FormTextField name="message" label={i18n.t('Message')} minRows={2} />
        </FormDialog>
      )}
      {resent && onResend && (
        <FormDialog
          title={i18n.t('Send a new code for {card}', { card: nameOf(resent) })}
          description={i18n.t('The code in earlier emails stops working. The balance stays.')}
          initialValues={{ email: resent.email }}
          schema={schema.pick(['email'])}
          submitLabel={i18n.t('Send')}
          onSubmit={({ email }) => onResend(resent._id, email.trim())}
          onClose={() => setResent(undefined)}
        >
          <FormTextField name="email" label={i18n.t('Recipient’s email')} type="email" required />
        </FormDialog>
      )}
      {refunded && onRefund && (
        <ConfirmDialog
          title={i18n.t('Refund {card}?', { card: nameOf(refunded) })}
          confirmLabel={i18n.t('Refund')}
          onConfirm={() => {
            onRefund(refunded._id);
            setRefunded(undefined);
          }}
          onCancel={() => setRefunded(undefined)}
        >
          {refundText(refunded)}
        </ConfirmDialog>
      )}
    </FocusFallback>
  );
}

function isUnused({ amount, balance, isRefunded }: AdminGiftCard): boolean {
  return balance === amount && !isRefunded;
}

function CardHistory({ card: { createdAt, amount, buyer, history } }: { card: AdminGiftCard }) {
  const entries = [
    {
      at: createdAt,
      text: buyer === undefined ? i18n.t('Given away') : i18n.t('Bought'),
      cents: toCents(amount),
    },
    ...history.map(({ at, amount, order }) => ({
      ...{ at, cents: toCents(amount) },
      text:
        order === undefined
          ? i18n.t('Being paid')
          : i18n.t(amount > 0 ? 'Order {order}, refund' : 'Order {order}', { order }),
    })),
  ];
  return (
    <List dense disablePadding>
      {entries.map(({ at, text, cents }) => (
        <ListItem key={`${at} ${text} ${cents}`} disableGutters>
          <ListItemText
            primary={i18n.t('{amount}: {text}', {
              amount: `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`,
              text,
            })}
            secondary={formatDay(at)}
          />
        </ListItem>
      ))}
    </List>
  );
}

const schema = object({
  amount: moneyRule(() => moneyLimits(ownerLimits.giftCard)).required(() =>
    i18n.t('Amount is required'),
  ),
  email: emailRule().required(() => i18n.t('Email is required')),
  message: string().max(limits.giftCardMessage.max, ({ max }) =>
    i18n.t('At most {max} characters', { max }),
  ),
});
