import { formatClock, formatTime } from '@compute-market/contract/rules/time';
import { Cluster } from '@compute-market/components/cluster';
import { useEffect, useState, type ReactNode } from 'react';
import { loading, type Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import type { ExpenseRows, Unfold } from './data';
import { Charges } from './FoldedCharges.styles';
import { Moved, PaidSum } from './columns';
import { messages } from './messages';

const words = messages.folded;

interface Shown {
  readonly key: string;
  readonly time: string;
  readonly amount: ReactNode;
}

/** The hour a bill is for, and when the books say it was taken. */
function chargesOf(list: ExpenseRows): readonly Shown[] {
  switch (list.tab) {
    case 'instance':
      return list.rows.map(({ Id, BeginTime, EndTime, Amount }) => ({
        key: Id,
        time: messages.until(formatTime(BeginTime), formatClock(EndTime)),
        amount: <PaidSum yuan={Amount} />,
      }));
    case 'balance':
      return list.rows.map(({ Id, CreateTime, DiffMoney, DiffPower }) => ({
        key: String(Id),
        time: formatTime(CreateTime),
        amount: (
          <>
            {DiffMoney !== 0 && <Moved yuan={DiffMoney} />}
            {DiffPower !== 0 && (
              <span>
                {words.voucher} <Moved yuan={DiffPower} />
              </span>
            )}
          </>
        ),
      }));
    case 'bareMetal':
      return [];
  }
}

interface FoldedChargesProps {
  id: string;
  /** Names the list: whose charges, and of which day. */
  label: string;
  onUnfold: Unfold;
}

/** The charges of one folded line, read when it is opened. */
export function FoldedCharges({ id, label, onUnfold }: FoldedChargesProps) {
  const [charges, setCharges] = useState<Resource<ExpenseRows>>(loading);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    void onUnfold(id).then((read) => {
      if (isCurrent) setCharges(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, onUnfold, tries]);
  if (charges.state === 'loading') return <Waiting label={words.reading} lines={2} />;
  if (charges.state === 'error')
    return (
      <ReadFailure
        compact
        failure={charges}
        title={words.failed}
        onRetry={() => {
          setCharges(loading);
          setTries(tries + 1);
        }}
      />
    );
  return (
    <Charges aria-label={label}>
      {chargesOf(charges.data).map(({ key, time, amount }) => (
        <Cluster as="li" key={key} gap={8} align="stretch" justify="between" wraps={false}>
          <span>{time}</span>
          {amount}
        </Cluster>
      ))}
    </Charges>
  );
}
