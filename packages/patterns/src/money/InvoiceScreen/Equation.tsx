import { Dash } from '@compute-market/components/dash';
import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Skeleton } from '@compute-market/components/skeleton';
import { Text } from '@compute-market/components/text';
import { Stack } from '@compute-market/components/stack';
import type { InvoiceConditions } from '@compute-market/contract/entities/invoice';
import { fenFromYuan, formatMoney, isKnown } from '@compute-market/contract/rules/money';
import { PartialNotice, Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { blockers, equationTerms, subjectNames } from './invoice-view';
import { EquationList, Operator, Spoken, Term, TermBody } from './InvoiceScreen.styles';
import { messages } from './messages';

const words = messages.equation;

function Terms({ conditions }: { conditions: InvoiceConditions }) {
  return (
    <EquationList aria-label={words.label}>
      <Term data-total="">
        <TermBody>
          <span>{words.able}</span>
          <Money fen={fenFromYuan(conditions.AbleMoney)} size="figure" />
        </TermBody>
      </Term>
      {equationTerms(conditions).map(({ key, fen, href }, index) => (
        <Term key={key}>
          <Operator aria-hidden="true">{index === 0 ? '=' : '−'}</Operator>
          <Spoken>{index === 0 ? words.is : words.minus}</Spoken>
          <TermBody>
            <Link href={href}>
              {words.terms[key]}
              {key === 'recharge' && conditions.GiftMoney > 0 ? `（${words.rechargeNote}）` : ''}
            </Link>
            <b>
              <Money fen={fen} />
            </b>
          </TermBody>
        </Term>
      ))}
    </EquationList>
  );
}

interface EquationProps {
  conditions: Resource<InvoiceConditions>;
  /** The list below stands: before that, it is the one to say that the page is slow. */
  listed: boolean;
  onRetry: () => void;
}

/** What can be invoiced and why only this much: each term leads to its list; what stops invoices is shown with the way out (screens B19). */
export function Equation({ conditions, listed, onRetry }: EquationProps) {
  if (conditions.state === 'error') {
    return (
      <Card>
        <EquationList aria-label={words.label}>
          <Term data-total="">
            <TermBody>
              <span>{words.able}</span>
              <b>
                <Dash /> <Retry of={words.able} onRetry={onRetry} />
              </b>
            </TermBody>
          </Term>
        </EquationList>
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
  return (
    <Card>
      <Terms conditions={data} />
      <Text as="p" size="small" tone="tertiary" breaks spaceAbove={12}>
        {words.rule(isKnown(data.MinMoney) ? formatMoney(fenFromYuan(data.MinMoney)) : null, subjectNames(data))}
      </Text>
      {stops.length > 0 && (
        <Stack gap={8} spaceAbove={12}>
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
