import { ErrorState } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { routes } from '@compute-market/contract/routes';
import { PageHead } from '../../shell/PageHead';
import { Waiting } from '../../slow-hint';
import { portScreenMessages as messages } from './messages';

/** How far a port is on its way to the browser. */
export type PortState =
  /** Its address is asked for, and gone to. */
  | { readonly state: 'opening' }
  /** It could not be opened; `reason` is a sentence. */
  | { readonly state: 'failed'; readonly reason: string; readonly requestId: string }
  /** Neither this server nor another leads to it. */
  | { readonly state: 'missing' };

export interface PortScreenProps {
  /** Name of the instance. */
  name: string;
  /** The port inside. */
  inner: number;
  port: PortState;
  onRetry: () => void;
}

/** 打开端口: what stands in the new tab until the service behind a port does, and why it does not (decisions 139). */
export function PortScreen({ name, inner, port, onRetry }: PortScreenProps) {
  return (
    <>
      <PageHead
        title={messages.titleOf(inner)}
        help={name}
        actions={<LinkButton href={routes.instancePlugin.to({ instanceName: name })}>{messages.back}</LinkButton>}
      />
      {port.state === 'opening' && <Waiting label={messages.opening} lines={4} />}
      {port.state === 'failed' && <ErrorState title={port.reason} requestId={port.requestId} onRetry={onRetry} />}
      {port.state === 'missing' && <ErrorState title={messages.missing} />}
    </>
  );
}
