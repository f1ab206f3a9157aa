import type { LoginDevice } from '@compute-market/contract/entities/login';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { deviceName } from './device-name';
import { loginDeviceMessages as messages } from './messages';

interface EndProps extends DialogControl {
  /** Rejects with an error whose message is the server's reason. */
  readonly onEnd: () => Promise<void>;
}

/** Signing one browser out; a refusal says why and leaves the question open. */
export function EndDeviceDialog({ device, onEnd, ...dialog }: EndProps & { readonly device: LoginDevice }) {
  return (
    <AttemptDialog
      {...dialog}
      title={messages.endTitle}
      subject={`${deviceName(device)}（${device.Address}）`}
      effects={{ stops: messages.endStops, keeps: messages.keeps }}
      labels={{ confirm: messages.end }}
      onAttempt={onEnd}
    />
  );
}

/** Signing all but this browser out; `count` is how many they are. */
export function EndOthersDialog({ count, onEnd, ...dialog }: EndProps & { readonly count: number }) {
  return (
    <AttemptDialog
      {...dialog}
      title={messages.endOthersTitle}
      subject={messages.endOthersSubject(count)}
      effects={{ stops: messages.endOthersStops, keeps: messages.keeps }}
      labels={{ confirm: messages.endOthers }}
      onAttempt={onEnd}
    />
  );
}
