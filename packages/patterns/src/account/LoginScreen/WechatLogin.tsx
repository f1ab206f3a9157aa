import { Button } from '@compute-market/components/button';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { Skeleton } from '@compute-market/components/skeleton';
import { TickRing } from '@compute-market/components/tick-ring';
import { CircleCheckIcon } from '@compute-market/components/icons';
import { QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { formatCountdownClock } from '@compute-market/contract/rules/time';
import type { LoginView } from './login-view';
import { loginMessages } from './messages';
import { Code, Cover, OnComputer, Root, Square, Status, Small } from './WechatLogin.styles';

const messages = loginMessages.wechat;

/** Where a scan stands. `unavailable` is a server without this way; `failed` may be tried again. */
export type WechatLoginState =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'waiting' | 'scanned'; readonly code: string; readonly secondsLeft: number }
  | { readonly state: 'expired' }
  | { readonly state: 'notBound' };

interface WechatLoginProps {
  scan: WechatLoginState;
  addressOf: (view: LoginView) => string;
  onRefresh: () => void;
}

type Scan = Exclude<WechatLoginState, { state: 'unavailable' | 'failed' | 'notBound' }>;

/** The code in its ring, and a line that tells where the scan stands. */
function ScanCode({ scan, onRefresh }: { scan: Scan; onRefresh: () => void }) {
  const left = 'secondsLeft' in scan ? scan.secondsLeft : 0;
  return (
    <>
      <TickRing size={240} secondsLeft={left} totalSeconds={QR_VALID_SECONDS} dead={scan.state === 'expired' || scan.state === 'loading'}>
        <Square>
          {scan.state === 'loading' && <Skeleton shape="block" width={180} height={180} />}
          {'code' in scan && <Code src={scan.code} alt={messages.code} width={180} height={180} data-dim={scan.state === 'scanned' || undefined} />}
          {scan.state === 'scanned' && <Cover><CircleCheckIcon size={48} /></Cover>}
          {scan.state === 'expired' && <Button variant="outline" onClick={onRefresh}>{messages.refresh}</Button>}
        </Square>
      </TickRing>
      <Status role="status">{messages[scan.state]}</Status>
      {scan.state === 'waiting' && <Small>{messages.left(formatCountdownClock(left))}</Small>}
    </>
  );
}

function Content({ scan, addressOf, onRefresh }: WechatLoginProps) {
  const others = (
    <>
      <LinkButton variant="outline" href={addressOf('account')}>{loginMessages.ways.account}</LinkButton>
      <LinkButton href={addressOf('sub')}>{loginMessages.ways.sub}</LinkButton>
    </>
  );
  switch (scan.state) {
    case 'unavailable':
      return <EmptyState compact title={messages.unavailable} help={<>{scan.reason}<br />{messages.others}</>} actions={others} />;
    case 'failed':
      return <ErrorState compact title={messages.failed} help={scan.reason} onRetry={onRefresh} retryLabel={messages.retry} actions={others} />;
    case 'notBound':
      return <EmptyState compact title={messages.notBound} help={messages.notBoundHelp} actions={<><LinkButton variant="outline" href={addressOf('account')}>{messages.bind}</LinkButton><Button onClick={onRefresh}>{messages.retry}</Button></>} />;
    default:
      return <ScanCode scan={scan} onRefresh={onRefresh} />;
  }
}

/** 微信扫码: the code, or why there is none. On a small screen there is nothing to scan with. Screens B3. */
export function WechatLogin(props: WechatLoginProps) {
  return (
    <Root>
      <OnComputer>{messages.onComputer}</OnComputer>
      <div data-part="scan"><Content {...props} /></div>
    </Root>
  );
}
