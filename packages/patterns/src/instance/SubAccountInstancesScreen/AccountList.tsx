import { Tag } from '@compute-market/components/tag';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { fenFromYuan, formatMoney, sumFen } from '@compute-market/contract/rules/money';
import { ToldText } from '../../told-text/ToldText';
import { dataOf, type Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { Waiting } from '../../slow-hint';
import { messages } from './messages';
import { Account, Accounts, NameLine } from './SubAccountInstancesScreen.styles';

const words = messages.accounts;

interface AccountListProps {
  accounts: Resource<readonly SubAccount[]>;
  /** Name of the chosen one; empty for all. */
  chosen: string;
  onChoose: (name: string) => void;
  onRetry: () => void;
}

/** Nothing where a back end does not say how much is used up, nor, as under 账号信息, of a limit of 0, which was never opened. */
function Warning({ account: { Warning: percent, MoneyLimit } }: { account: SubAccount }) {
  if ((percent !== 80 && percent !== 100) || MoneyLimit === 0) return null;
  return <Tag tone={percent === 100 ? 'err' : 'warn'}>{percent === 100 ? words.usedUp : words.nearly}</Tag>;
}

/** The sub-accounts with what each spent this month; choosing one narrows the list beside it. */
export function AccountList({ accounts, chosen, onChoose, onRetry }: AccountListProps) {
  const rows = dataOf(accounts) ?? [];
  const current = (name: string) => (name === chosen ? ('true' as const) : undefined);
  return (
    <Accounts aria-label={words.label}>
      {accounts.state === 'loading' && <Waiting label={words.pending} lines={4} />}
      {accounts.state === 'error' && <RetryAlert onRetry={onRetry}>{words.failed(accounts.reason)}</RetryAlert>}
      {accounts.state === 'ready' && (
        <ul>
          <li>
            <Account type="button" aria-current={current('')} onClick={() => onChoose('')}>
              <strong>{words.all}</strong>
              <span>
                <ToldText>
                  {words.month(formatMoney(sumFen(rows.map(({ MonthMoney }) => fenFromYuan(MonthMoney)))))}
                </ToldText>
              </span>
            </Account>
          </li>
          {rows.map((account) => (
            <li key={account.Name}>
              <Account
                type="button"
                aria-current={current(account.Name)}
                onClick={() => onChoose(account.Name)}
                title={account.Note || account.Name}
              >
                <NameLine>
                  <strong>{account.Name}</strong>
                  <Warning account={account} />
                </NameLine>
                {account.Note !== '' && <span>{account.Note}</span>}
                <span>
                  <ToldText>{`${words.month(formatMoney(fenFromYuan(account.MonthMoney)))} · ${words.rented(account.RunningNum)}`}</ToldText>
                </span>
              </Account>
            </li>
          ))}
        </ul>
      )}
    </Accounts>
  );
}
