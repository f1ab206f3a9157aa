import { Avatar } from '@compute-market/components/avatar';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { BadgeCheckIcon } from '@compute-market/components/icons';
import { Tag } from '@compute-market/components/tag';
import type { getWechatBindStatus } from '@compute-market/contract/calls/session';
import type { ResponseOf } from '@compute-market/contract/define-call';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { formatTime } from '@compute-market/contract/rules/time';
import { verifiedAs } from '@compute-market/contract/rules/verification';
import { countText } from '@compute-market/contract/rules/money';
import { ToldText } from '../../told-text/ToldText';
import { ActionButton, ActionLink } from '../../row-action';
import { Retry } from '../../partial-data';
import type { Resource } from '../../resource';
import { nameOf, verificationLabel, type Customer } from '../../viewer';
import { Names } from './AccountScreen.styles';
import { accountMessages as messages } from './messages';

export type WechatBinding = ResponseOf<typeof getWechatBindStatus>;

interface ProfileProps {
  customer: Customer;
  wechat: Resource<WechatBinding>;
  onEditName: () => void;
  onRetry: () => void;
}

function wechatRow({ wechat, onRetry }: Pick<ProfileProps, 'wechat' | 'onRetry'>): DescriptionItem {
  const row = { key: 'wechat', term: messages.rows.wechat };
  if (wechat.state === 'loading') return { ...row, detail: messages.wechat.loading };
  if (wechat.state === 'error')
    return { ...row, detail: messages.wechat.failed, action: <Retry of={messages.rows.wechat} onRetry={onRetry} /> };
  const bound = wechat.data.status === WECHAT_STATUS.succeeded;
  return {
    ...row,
    detail: bound ? messages.wechat.bound(wechat.data.nickname) : messages.wechat.notBound,
    action: <ActionLink href={routes.safe.to()}>{bound ? messages.wechat.manage : messages.wechat.bind}</ActionLink>,
  };
}

/** Who the main account is, with what may have to be quoted elsewhere ready to copy (screens B11). */
export function Profile({ customer, wechat, onEditName, onRetry }: ProfileProps) {
  const { user, verifications } = customer;
  const verified = verifiedAs(verifications) !== 'none';
  const items: DescriptionItem[] = [
    {
      key: 'name',
      term: messages.rows.name,
      detail:
        user.Name === '' ? undefined : (
          <Cluster as="span" inline wraps={false} gap={4} breaks>
            {user.Name}
          </Cluster>
        ),
      action: (
        <ActionButton type="button" aria-label={messages.editName} onClick={onEditName}>
          {messages.edit}
        </ActionButton>
      ),
    },
    {
      key: 'phone',
      term: messages.rows.phone,
      detail: (
        <Cluster as="span" inline wraps={false} gap={4} breaks>
          {maskPhone(user.Phone)}
          <CopyButton value={user.Phone} label={messages.copyPhone} />
        </Cluster>
      ),
    },
    {
      key: 'verification',
      term: messages.rows.verification,
      detail: verificationLabel(verifications),
      action: (
        <ActionLink href={routes.selectVerification.to()}>
          {verified ? messages.seeVerification : messages.verify}
        </ActionLink>
      ),
    },
    wechatRow({ wechat, onRetry }),
    { key: 'created', term: messages.rows.created, detail: formatTime(user.Create_time) },
  ];
  return (
    <Card padding="lg" aria-label={messages.profile}>
      <Cluster gap={16} wraps={false} spaceBelow={12}>
        <Avatar size="lg" name={nameOf(customer)} />
        <Names>
          <Cluster gap={8} rowGap={4}>
            <h2>{nameOf(customer)}</h2>
            <Tag tone={verified ? 'info' : 'neutral'} icon={verified && <BadgeCheckIcon size={12} />}>
              {verificationLabel(verifications)}
            </Tag>
          </Cluster>
          <Cluster as="p" size="small" tone="secondary" gap={4} wraps={false}>
            <ToldText>{messages.id(countText(user.Id || Number.NaN))}</ToldText>
            {user.Id > 0 && <CopyButton value={String(user.Id)} label={messages.copyId} />}
          </Cluster>
        </Names>
      </Cluster>
      <DescriptionList layout="rows" termWidth={84} items={items} />
    </Card>
  );
}
