import { getSubAccounts, moveInstances } from '@compute-market/contract/calls/sub-account';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { Instance } from '@compute-market/contract/entities/instance';
import { MoveDialog } from '@compute-market/patterns/instance/MoveDialog';
import { useState } from 'react';
import { api } from '../../api';
import { useDone, type ChangeProps } from '../useDone';
import { settle, useResult } from '../result';
import { instanceRouteMessages as messages } from './messages';

interface MoveInstancesProps extends ChangeProps {
  readonly instances: readonly Instance[];
}

const readNames = () =>
  settle(
    api.call(getSubAccounts, { page: 1, page_size: MAX_PAGE_SIZE }).then(({ data }) => data.map(({ Name }) => Name)),
  );

/** The dialog that gives instances to another account of the team, and what does it. */
export function MoveInstances({ instances, ...props }: MoveInstancesProps) {
  const { control, done } = useDone(props);
  const [reading, setReading] = useState(readNames);
  const subAccounts = useResult(reading);
  const move = async (subAccount: string | null) => {
    await api.call(moveInstances, {
      instance_names: instances.map(({ Container_name }) => Container_name),
      ...(subAccount !== null && { sub_account_name: subAccount }),
    });
    done(subAccount === null ? messages.movedBack : messages.movedTo(subAccount))();
  };
  return (
    <MoveDialog
      {...control}
      instances={instances}
      subAccounts={subAccounts}
      onMove={move}
      onRetry={() => setReading(readNames())}
    />
  );
}
