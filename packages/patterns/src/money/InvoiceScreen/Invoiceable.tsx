import { Dash } from '@compute-market/components/dash';
import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import type { InvoiceConditions } from '@compute-market/contract/entities/invoice';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { Fragment } from 'react';
import { longestUntil } from '../../day-range';
import { PartialNotice, Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { Equation, type EquationTerm } from '../equation/Equation';
import { blockers, equationTerms, subjectNames, type InvoiceableTerm } from './invoice-view';
import { messages } from './messages';

const words = messages.equation;

const between: Partial<Record<InvoiceableTerm['key'], string>> = words.between;

/** Of each term that its lists may not hold all of, how many days they hold (decisions 193): none of an account that is no older than they reach. */
function reachOf(terms: readonly InvoiceableTerm[], today: string, since: string | null): string[] {
  if (since !== null && since >= longestUntil(today).start) return [];
  return terms.flatMap(({ key, fen, lists }) => {
    const days = lists[0]?.days;
    const name = lists.map(({ of }) => words.terms[of]).join(between[key]);
    return fen > 0 && days !== undefined ? [words.reach(name, days)] : [];
  });
}

const termsOf = (terms: readonly InvoiceableTerm[], conditions: InvoiceConditions): EquationTerm[] =>
  terms.map(({ key, fen, lists }) => ({
    key,
    fen,
    name: lists.map(({ of, href }, index) => (
      <Fragment key={of}>
        {index > 0 && between[key]}
        <Link href={href}>
          {words.terms[of]}
          {of === 'recharge' && conditions.GiftMoney > 0 ? `（${words.rechargeNote}）` : ''}
        </Link>
      </Fragment>
    )),
  }));

interface InvoiceableProps {
  conditions: Resource<InvoiceConditions>;
  /** The list below stands: before that, it is the one to say that the page is slow. */
  listed: boolean;
  /** Of the element that says what stops invoices. */
  stopsId: string;
  /** Beijing's day, YYYY-MM-DD. */
  today: string;
  /** The first day of the account, likewise; null where it is not known. */
  since: string | null;
  onRetry: () => void;
}

/** What can be invoiced and why only this much: each term leads to its list; what stops invoices is shown with the way out (screens B19). */
export function Invoiceable({ conditions, listed, stopsId, today, since, onRetry }: InvoiceableProps) {
  if (conditions.state === 'error') {
    return (
      <Card>
        <Equation
          label={words.label}
          name={words.able}
          total={
            <>
              <Dash /> <Retry of={words.able} onRetry={onRetry} />
            </>
          }
        />
        <Stack gap={8} spaceAbove={12}>
          <PartialNotice missing={[words.able]} />
        </Stack>
      </Card>
    );
  }
  if (conditions.state === 'loading')
    return (
      <Card>
        <Skeleton shape="block" width="100%" height={82} />
        {listed && <SlowHint />}
      </Card>
    );
  const { data } = conditions;
  const stops = blockers(data);
  const terms = equationTerms(data, today);
  const rule = words.rule(isKnown(data.MinMoney) ? formatMoney(fenFromYuan(data.MinMoney)) : null, subjectNames(data));
  return (
    <Card>
      <Equation
        label={words.label}
        name={words.able}
        total={fenFromYuan(data.AbleMoney)}
        terms={termsOf(terms, data)}
      />
      <Text as="p" size="small" tone="tertiary" breaks spaceAbove={12}>
        {[rule, ...reachOf(terms, today, since)].join('；')}
      </Text>
      {stops.length > 0 && (
        <Stack gap={8} spaceAbove={12} id={stopsId}>
          {stops.map(({ Key, Reason, Route }) => (
            <Alert key={Key} tone="warn" action={<Link href={Route}>{messages.ways[Key] ?? ''}</Link>}>
              {Reason}
            </Alert>
          ))}
        </Stack>
      )}
    </Card>
  );
}
