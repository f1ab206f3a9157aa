import { Card } from '@compute-market/components/card';
import { Checkbox } from '@compute-market/components/checkbox';
import { Cluster } from '@compute-market/components/cluster';
import { Table, type TableColumn } from '@compute-market/components/table';
import {
  NOTICE_CHANNEL,
  NOTICE_CHANNEL_LABELS,
  NOTICE_EVENT,
  NOTICE_EVENT_LABELS,
  type NoticeChannel,
  type NoticeEvent,
} from '@compute-market/contract/enumerations';
import type { NoticeSetting } from '@compute-market/contract/entities/user';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { Dash } from '@compute-market/components/dash';
import { Text } from '@compute-market/components/text';
import { ToldText } from '../../told-text/ToldText';
import { ActionButton, ActionLink } from '../../row-action';
import { safeMessages as messages } from './messages';
import { CardRow, Hint } from './SafeScreen.styles';

export interface NoticeSettingsProps {
  setting: NoticeSetting;
  /** A change is on its way; the next ones wait for it by themselves. */
  saving: boolean;
  /** A sub-account is told only what can concern it. */
  isSub: boolean;
  /** Where text messages go; empty when there is no phone. */
  phone: string;
  /** Null while it is not known; a channel that leads nowhere cannot be chosen. */
  wechatBound: boolean | null;
  onToggle: (event: NoticeEvent, channel: NoticeChannel, on: boolean) => void;
  onEditThreshold: () => void;
  onBindWechat?: () => void;
}

const events = Object.values(NOTICE_EVENT);
/** Top-ups, coupons, bills and budgets are the main account's alone (product §6). */
const mainOnly: readonly NoticeEvent[] = [
  NOTICE_EVENT.recharge,
  NOTICE_EVENT.coupon,
  NOTICE_EVENT.bill,
  NOTICE_EVENT.budget,
];
/** What its reader can be told of; a back end that knows an event of ours not at all tells none of its channels. */
const eventsOf = (isSub: boolean, setting: NoticeSetting) =>
  events.filter((event) => setting[event] !== undefined && !(isSub && mainOnly.includes(event)));
/** A sub-account has no balance: what it hears of is a renewal that its limit did not reach for. */
const labelOf = (event: NoticeEvent, isSub: boolean): string =>
  isSub && event === NOTICE_EVENT.lowBalance ? messages.autorenewFailed : NOTICE_EVENT_LABELS[event];
const channels = Object.values(NOTICE_CHANNEL);
/** The box's column in px. */
const boxWidth = 88;

/** 通知设置: which events reach which channels. Each box saves by itself (screens B11). */
export function NoticeSettings({
  setting,
  saving,
  isSub,
  phone,
  wechatBound,
  onToggle,
  onEditThreshold,
  onBindWechat,
}: NoticeSettingsProps) {
  const box = (event: NoticeEvent, channel: NoticeChannel) => {
    const off =
      (channel === NOTICE_CHANNEL.wechat && wechatBound !== true) || (channel === NOTICE_CHANNEL.sms && phone === '');
    return (
      <Checkbox
        aria-label={messages.cell(labelOf(event, isSub), NOTICE_CHANNEL_LABELS[channel])}
        checked={setting[event]?.[channel] === true && !off}
        disabled={off}
        onCheckedChange={(on) => onToggle(event, channel, on)}
      />
    );
  };
  const trigger = (event: NoticeEvent) =>
    event === NOTICE_EVENT.lowBalance && !isSub ? (
      <Cluster as="span" inline gap={8} wraps={false} size="dense" tone="secondary">
        <ToldText>{messages.below(formatMoney(fenFromYuan(setting.low_balance.threshold)))}</ToldText>
        <ActionButton type="button" aria-label={messages.editThreshold} onClick={onEditThreshold}>
          {messages.edit}
        </ActionButton>
      </Cluster>
    ) : (
      <Text size="dense" tone="secondary">
        {messages.triggers[event] ?? <Dash says={messages.always} />}
      </Text>
    );
  const columns: TableColumn<NoticeEvent>[] = [
    {
      key: 'event',
      header: messages.columns.event,
      width: 192,
      rowHeader: true,
      cell: (event) => labelOf(event, isSub),
    },
    { key: 'trigger', header: messages.columns.trigger, cell: trigger },
    ...channels.map((channel) => ({
      key: channel,
      header: NOTICE_CHANNEL_LABELS[channel],
      width: boxWidth,
      align: 'center' as const,
      cell: (event: NoticeEvent) => (
        <Cluster as="span" align="stretch" justify="center" wraps={false}>
          {box(event, channel)}
        </Cluster>
      ),
    })),
  ];
  const card = (event: NoticeEvent) => (
    <CardRow>
      <span>{labelOf(event, isSub)}</span>
      {((event === NOTICE_EVENT.lowBalance && !isSub) || messages.triggers[event] !== undefined) && trigger(event)}
      <Cluster gap={24} align="stretch" wraps={false}>
        {channels.map((channel) => (
          <Cluster as="label" size="dense" gap={8} inline wraps={false} key={channel}>
            {box(event, channel)}
            <span aria-hidden>{NOTICE_CHANNEL_LABELS[channel]}</span>
          </Cluster>
        ))}
      </Cluster>
    </CardRow>
  );
  return (
    <Card
      title={messages.noticeTitle}
      meta={<span role="status">{saving ? messages.saving : messages.saved}</span>}
      padding="none"
      footer={
        phone === '' || isSub || (wechatBound === false && onBindWechat) ? (
          <>
            {phone === '' && (
              <Hint>
                {messages.phoneFirst} <ActionLink href={routes.safe.to()}>{messages.goSet}</ActionLink>
              </Hint>
            )}
            {isSub && <Hint>{messages.wechatMainOnly}</Hint>}
            {wechatBound === false && onBindWechat && (
              <Hint>
                {messages.wechatFirst}{' '}
                <ActionButton type="button" onClick={onBindWechat}>
                  {messages.goBind}
                </ActionButton>
              </Hint>
            )}
          </>
        ) : undefined
      }
    >
      <Table
        caption={messages.noticeTitle}
        columns={columns}
        rows={eventsOf(isSub, setting)}
        rowKey={(event) => event}
        rowHeight={44}
        card={card}
      />
    </Card>
  );
}
