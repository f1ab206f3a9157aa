import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { Select } from '@compute-market/components/select';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { AttemptForm, type DialogControl } from '../../form-dialog';
import { dataOf, type Resource } from '../../resource';
import { RetryAlert } from '../../retry-alert';
import { moveMessages as words } from './messages';
import { Effects } from './MoveDialog.styles';

export interface MoveDialogProps extends DialogControl {
  /** One or several; at least one. */
  readonly instances: readonly Instance[];
  /** Names of the account's sub-accounts. */
  readonly subAccounts: Resource<readonly string[]>;
  /** Null gives them to the main account. Rejects with an error whose message is the server's reason. */
  readonly onMove: (subAccount: string | null) => Promise<void>;
  /** Reads the sub-accounts again. */
  readonly onRetry: () => void;
}

/** No sub-account is called so: names have no such sign. */
const main = '*';

const nameOf = ({ Note, Container_name }: Instance): string => Note || Container_name;

/** Gives instances to a sub-account, or back to the main account (decisions 131). */
export function MoveDialog({ instances, subAccounts, onMove, onRetry, ...control }: MoveDialogProps) {
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const holders = new Set(instances.map(({ SubAccountName }) => SubAccountName || main));
  const [first] = instances;
  const options = [main, ...(dataOf(subAccounts) ?? [])]
    // Where all of them are already there is nothing to move.
    .filter((name) => holders.size > 1 || !holders.has(name))
    .map((name) => ({ value: name, label: name === main ? words.mainAccount : name }));
  const isNone = subAccounts.state === 'ready' && options.length === 0;
  const move = () => {
    setMissing(to === '');
    return to === '' ? Promise.resolve() : onMove(to === main ? null : to);
  };
  return (
    <AttemptForm
      {...control}
      title={words.title}
      description={
        instances.length === 1 && first !== undefined
          ? words.one(nameOf(first), first.SubAccountName || words.mainAccount)
          : words.several(instances.length)
      }
      submitLabel={words.submit}
      onAttempt={move}
    >
      {subAccounts.state === 'error' && (
        <RetryAlert onRetry={onRetry}>{`${words.failed}：${subAccounts.reason}`}</RetryAlert>
      )}
      {isNone ? (
        <Alert action={<Link href={routes.account.to()}>{words.manage}</Link>}>{words.none}</Alert>
      ) : (
        <Field label={words.to} error={isMissing ? words.unchosen : undefined}>
          <Select
            options={options}
            value={to}
            placeholder={subAccounts.state === 'loading' ? words.loading : words.placeholder}
            onValueChange={(next) => {
              setTo(next);
              setMissing(false);
            }}
          />
        </Field>
      )}
      <Effects>
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Effects>
    </AttemptForm>
  );
}
