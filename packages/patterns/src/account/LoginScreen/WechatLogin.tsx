import { Button } from '@compute-market/components/button';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import type { ScanState } from '../scan-state';
import { ScanCode } from '../scan-code/ScanCode';
import type { LoginView } from './login-view';
import { loginMessages } from './messages';
import { OnComputer, Root } from './WechatLogin.styles';

const messages = loginMessages.wechat;

interface WechatLoginProps {
  scan: ScanState;
  addressOf: (view: LoginView) => string;
  onRefresh: () => void;
  /** To the login that binds the chat account which was scanned with. */
  onBind: (bindTicket: string) => void;
}

function Content({ scan, addressOf, onRefresh, onBind }: WechatLoginProps) {
  if (scan.step === 'notBound') {
    const { bindTicket } = scan;
    const actions = (
      <>
        {bindTicket === null ? (
          <LinkButton variant="primary" href={addressOf('account')}>
            {messages.logInFirst}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={() => onBind(bindTicket)}>
            {messages.bind}
          </Button>
        )}
        <Button onClick={onRefresh}>{messages.retry}</Button>
      </>
    );
    const help = bindTicket === null ? messages.notBoundHelp : messages.bindHelp;
    return (
      <EmptyState
        compact
        drawing={<EmptyDrawing subject="people" />}
        title={messages.notBound}
        help={help}
        actions={actions}
      />
    );
  }
  if (scan.step !== 'refused') return <ScanCode scan={scan} words={messages} onRefresh={onRefresh} />;
  const others = (
    <>
      <LinkButton variant="outline" href={addressOf('account')}>
        {loginMessages.ways.account}
      </LinkButton>
      <LinkButton href={addressOf('sub')}>{loginMessages.ways.sub}</LinkButton>
    </>
  );
  if (!scan.available)
    return (
      <EmptyState
        compact
        title={messages.unavailable}
        help={
          <>
            {scan.reason}
            <br />
            {messages.others}
          </>
        }
        actions={others}
      />
    );
  return (
    <ErrorState
      compact
      title={messages.failed}
      help={scan.reason}
      onRetry={onRefresh}
      labels={{ retry: messages.retry }}
      actions={others}
    />
  );
}

/** 微信扫码: the code, or why there is none. On a small screen there is nothing to scan with (screens B3). */
export function WechatLogin(props: WechatLoginProps) {
  return (
    <Root>
      <OnComputer>{messages.onComputer}</OnComputer>
      <div data-part="scan">
        <Content {...props} />
      </div>
    </Root>
  );
}
