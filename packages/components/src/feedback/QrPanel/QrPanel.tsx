import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { TickRing } from '../../commerce/TickRing/TickRing';
import { formatClock } from '../../data/Countdown/remaining';
import { useDrawnKey } from '../../data/Countdown/use-drawn-key';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { CircleXIcon } from '../../icons/CircleXIcon';
import { RefreshIcon } from '../../icons/RefreshIcon';
import type { Labels, Words } from '../../words';
import { Skeleton } from '../Skeleton/Skeleton';
import { qrPanelMessages } from './messages';
import { Action, Code, Glyph, Hint, Place, Root, Status } from './QrPanel.styles';

/** Where a code stands that is scanned by a phone: to log in, to bind, to show one's face. */
export type QrState = 'loading' | 'ready' | 'scanned' | 'done' | 'expired' | 'refused' | 'error';

export interface QrPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the code is for: 微信登录. */
  name: string;
  state: QrState;
  /** Picture of the code: an address or a data URL. It stays, faded, after it expired. */
  code?: string;
  /** Seconds the code is still good for; the parent owns the clock. Without them it has no end. */
  secondsLeft?: number;
  /** Seconds of the whole ring, 300 by default. */
  totalSeconds?: number;
  /** Says more than the state does: 打开微信扫一扫, the server's reason, 未绑定账号. */
  hint?: ReactNode;
  /** In place of the button that fetches a new code: 去绑定. */
  action?: ReactNode;
  /** Fetches a new code, after it expired, was refused or failed. */
  onRenew?: () => void;
  /** Side of the ring, px. */
  size?: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof qrPanelMessages>;
  ref?: Ref<HTMLDivElement>;
}

const glyphs = {
  scanned: CircleCheckIcon,
  done: CircleCheckIcon,
  refused: CircleXIcon,
  error: CircleAlertIcon,
} as const;

function Content({
  name,
  state,
  code,
  labels,
}: { labels: Words<typeof qrPanelMessages> } & Pick<QrPanelProps, 'name' | 'state' | 'code'>) {
  if (state === 'loading' || (code === undefined && (state === 'ready' || state === 'expired')))
    return <Skeleton shape="block" width="100%" height="100%" />;
  const Sign = state === 'ready' || state === 'expired' ? undefined : glyphs[state];
  return (
    <>
      {code === undefined || state === 'error' ? null : (
        <Code src={code} alt={state === 'ready' ? labels.code(name) : ''} />
      )}
      {Sign && (
        <Glyph data-state={state}>
          <Sign size={48} />
        </Glyph>
      )}
    </>
  );
}

/**
 * A code for a phone, from its first second to what became of it: WeChat login and binding, face recognition. Payments have their own panel.
 *
 * - It MUST keep its size in every state and announce a change of state, but not the running clock.
 * - The code MUST stay dark on white in every theme, and lose its meaning visibly when it is over.
 * - After 5 minutes or a refusal it MUST offer a new code.
 * - The parent MUST poll, stop polling when the page is hidden, and own the clock.
 */
export function QrPanel({
  name,
  state,
  code,
  secondsLeft,
  totalSeconds = 300,
  hint,
  action,
  onRenew,
  size = 216,
  labels,
  ...rest
}: QrPanelProps) {
  const words = useWords('qrPanel', qrPanelMessages, labels);
  const clockKey = useDrawnKey();
  const running = state === 'ready' && secondsLeft !== undefined;
  const over = state === 'expired' || state === 'refused' || state === 'error';
  return (
    <Root data-component="QrPanel" data-state={state} {...rest}>
      <TickRing secondsLeft={running ? secondsLeft : 0} totalSeconds={totalSeconds} dead={!running} size={size}>
        <Place data-state={state}>
          <Content {...{ name, state, code, labels: words }} />
        </Place>
      </TickRing>
      <Status>
        <b role="status" data-state={state}>
          {words.status[state]}
        </b>
        {running && (
          <span>
            {words.left}{' '}
            <span key={clockKey} suppressHydrationWarning role="timer">
              {formatClock(secondsLeft)}
            </span>
          </span>
        )}
      </Status>
      <Hint data-part="hint">{hint ?? words.hints[state]}</Hint>
      <Action data-part="action">
        {action ??
          (over && onRenew ? (
            <Button variant="outline" icon={<RefreshIcon size={14} />} onClick={onRenew}>
              {words.renew[state]}
            </Button>
          ) : null)}
      </Action>
    </Root>
  );
}
