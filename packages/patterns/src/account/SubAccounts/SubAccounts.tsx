import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon, PlusIcon, UsersIcon } from '@compute-market/components/icons';
import { Menu } from '@compute-market/components/menu';
import { Time } from '@compute-market/components/time';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { routes } from '@compute-market/contract/routes';
import { formatDay } from '@compute-market/contract/rules/time';
import { Dash } from '@compute-market/components/dash';
import { Num } from '@compute-market/components/num';
import { ToldText } from '../../told-text/ToldText';
import { ActionButton, ActionLink, ActionRow } from '../../row-action';
import { expenseQuery } from '../../money/ExpenseScreen/expense-query';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { tableState } from '../../resource-view';
import { actionsColumn, figureColumn } from '../../table-columns';
import { Invitations, type InvitationsProps } from './Invitations';
import { invitationMessages } from './invitation-messages';
import { subAccountMessages as messages } from './messages';
import { limitWarnings, withheldOf } from './sub-account-view';
import { AccountCard, CardLine, Warnings } from './SubAccounts.styles';
import { Usage } from './Usage';

export type SubAccountAction = 'limit' | 'rights' | 'note' | 'password' | 'remove';

export interface SubAccountsProps {
  accounts: Resource<readonly SubAccount[]>;
  onAdd: () => void;
  onAction: (action: SubAccountAction, account: SubAccount) => void;
  onRetry: () => void;
  /** Follows a link of a menu. */
  onNavigate: (href: string) => void;
  /** What was offered to others; absent where nobody can be invited. */
  invitations?: InvitationsProps;
}

type Deeds = Pick<SubAccountsProps, 'onAction' | 'onNavigate'>;

const instancesOf = ({ Name }: SubAccount): string => routes.subAccountInstance.to({ sub: Name });

const costsOf = ({ Name }: SubAccount): string =>
  routes.expenseDetail.to(expenseQuery.parameters({ ...expenseQuery.blank, sub: Name }));

const menuOf = (account: SubAccount, { onAction, onNavigate }: Deeds) => [
  { key: 'costs', label: messages.costs, onSelect: () => onNavigate(costsOf(account)) },
  // A back end that tells no rights can change none.
  ...(account.Rights === undefined
    ? []
    : [{ key: 'rights', label: messages.changeRights, onSelect: () => onAction('rights', account) }]),
  { key: 'note', label: messages.changeNote, onSelect: () => onAction('note', account) },
  { key: 'password', label: messages.resetPassword, onSelect: () => onAction('password', account) },
  {
    key: 'remove',
    label: messages.remove,
    tone: 'danger' as const,
    onSelect: () => onAction('remove', account),
    disabledReason: account.RunningNum > 0 ? messages.inUse(account.RunningNum) : undefined,
  },
];

/** What it was not granted; nothing as long as it may do everything. */
function Withheld({ account }: { account: SubAccount }) {
  const names = withheldOf(account);
  if (names.length === 0) return null;
  return (
    <Text as="div" size="small" tone="secondary">
      {messages.withheld(names.join(messages.separator))}
    </Text>
  );
}

/** When it was last in; nobody tells of one that never was. */
const LastLogin = ({ account: { LastLoginTime } }: { account: SubAccount }) =>
  LastLoginTime === null ? <Dash says={messages.noLogin} /> : <Time seconds={LastLoginTime} format="date" />;

function RowActions({ account, ...deeds }: Deeds & { account: SubAccount }) {
  return (
    <ActionRow data-align="end">
      <ActionButton type="button" onClick={() => deeds.onAction('limit', account)}>
        {messages.changeLimit}
      </ActionButton>
      <ActionLink href={instancesOf(account)} aria-label={messages.instancesOf(account.Name)}>
        {messages.instances}
      </ActionLink>
      <Menu
        align="end"
        label={account.Name}
        trigger={<IconButton data-part="more" size="sm" label={messages.more(account.Name)} icon={<MoreIcon />} />}
        items={menuOf(account, deeds)}
      />
    </ActionRow>
  );
}

const columnsOf = (deeds: Deeds): readonly TableColumn<SubAccount>[] => [
  {
    key: 'name',
    header: messages.columns.name,
    width: 140,
    rowHeader: true,
    sticky: 'start',
    cell: (account) => (
      <>
        <Text breaks>{account.Name}</Text>
        <Withheld account={account} />
      </>
    ),
  },
  {
    key: 'note',
    header: messages.columns.note,
    hideBelow: 'lg',
    cell: ({ Note: note }) => <Text breaks>{note || <Dash says={messages.noNote} />}</Text>,
  },
  { key: 'limit', header: messages.columns.limit, width: 300, cell: (account) => <Usage account={account} /> },
  figureColumn('running', messages.columns.rented, ({ RunningNum }) => <Num value={RunningNum} />, { width: 72 }),
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    width: 104,
    hideBelow: 'lg',
    cell: (account) => <LastLogin account={account} />,
  },
  {
    key: 'created',
    header: messages.columns.created,
    width: 104,
    hideBelow: 'lg',
    cell: ({ CreateTime }) => <ToldText>{formatDay(CreateTime)}</ToldText>,
  },
  actionsColumn((account) => <RowActions account={account} {...deeds} />, { width: 208, sticky: 'end' }),
];

const cardOf = (deeds: Deeds) => (account: SubAccount) => (
  <AccountCard>
    <CardLine>
      <strong>{account.Name}</strong>
      <Text breaks>{account.Note}</Text>
    </CardLine>
    <Withheld account={account} />
    <Usage account={account} />
    <span>
      {messages.columns.lastLogin} <LastLogin account={account} />
    </span>
    <CardLine>
      <span>
        {messages.columns.rented} <Num value={account.RunningNum} />
      </span>
      <RowActions account={account} {...deeds} />
    </CardLine>
  </AccountCard>
);

/** Who knows no invitations sends none, and what could not be read does not say that it is known. */
const mayInvite = ({ invitations }: InvitationsProps): boolean => (dataOf(invitations) ?? null) !== null;

/** 子账号管理: who may spend the account's money, how much of it is used, and what can be done (screens B11). */
export function SubAccounts({ accounts, onAdd, onRetry, invitations, ...deeds }: SubAccountsProps) {
  const rows = dataOf(accounts) ?? [];
  const add = (
    <Cluster gap={8}>
      {invitations !== undefined && mayInvite(invitations) && (
        <Button variant="outline" icon={<UsersIcon size={14} />} onClick={invitations.onInvite}>
          {invitationMessages.invite}
        </Button>
      )}
      <Button variant="outline" icon={<PlusIcon size={14} />} onClick={onAdd}>
        {messages.add}
      </Button>
    </Cluster>
  );
  const warnings = limitWarnings(rows);
  return (
    <Card
      title={messages.title}
      meta={rows.length > 0 ? messages.meta(rows.length) : messages.rule}
      padding="none"
      actions={add}
    >
      {warnings.length > 0 && (
        <Warnings>
          {warnings.map(({ key, level, text }) => (
            <Alert key={key} tone={level === 100 ? 'err' : 'warn'}>
              {text}
            </Alert>
          ))}
        </Warnings>
      )}
      {invitations !== undefined && <Invitations {...invitations} />}
      <Table
        caption={messages.title}
        columns={columnsOf(deeds)}
        rows={rows}
        rowKey={({ Name }) => Name}
        minWidth={780}
        rowHeight={44}
        {...tableState(accounts, { title: messages.failed, onRetry })}
        skeletonRows={3}
        empty={<EmptyState drawing={<EmptyDrawing subject="people" />} compact title={messages.empty} />}
        card={cardOf(deeds)}
      />
      {accounts.state === 'loading' && <SlowHint />}
    </Card>
  );
}
