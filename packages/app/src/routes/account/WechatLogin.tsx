import { useBelow } from '@compute-market/components/use-media-query';
import { WechatLogin as WechatLoginView, type LoginView } from '@compute-market/patterns/account/LoginScreen';
import { loginScanPorts } from '../../flows/scan-ports';
import { useScan } from '../../flows/useScan';

interface Props {
  readonly addressOf: (view: LoginView) => string;
  /** Given the session's token. */
  readonly onEntered: (token: string) => Promise<void>;
  /** Given the ticket of a chat account that is to be bound by another login. */
  readonly onBind: (bindTicket: string) => void;
}

/** 微信扫码, which few come for: not among what the login loads first. A small screen has nothing to scan with, and asks for no code. */
export default function WechatLogin({ addressOf, onEntered, onBind }: Props) {
  const small = useBelow('sm');
  const scan = useScan(loginScanPorts, !small, (token) => {
    if (token !== null) void onEntered(token);
  });
  return <WechatLoginView {...scan} addressOf={addressOf} onBind={onBind} />;
}
