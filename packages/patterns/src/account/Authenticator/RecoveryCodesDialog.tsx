import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { DownloadIcon } from '@compute-market/components/icons';
import type { DialogControl } from '../../form-dialog';
import { ShownOnceDialog } from '../../shown-once-dialog/ShownOnceDialog';
import { Codes } from './Authenticator.styles';
import { authenticatorMessages as messages } from './messages';

interface RecoveryCodesProps extends DialogControl {
  codes: readonly string[];
  /** Saves them as a file. */
  onDownload: () => void;
}

/** The recovery codes. */
export function RecoveryCodesDialog({ codes, onDownload, ...control }: RecoveryCodesProps) {
  return (
    <ShownOnceDialog
      {...control}
      title={messages.codesTitle}
      warning={messages.codesWarning}
      doneLabel={messages.saved}
    >
      <Codes aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster gap={8}>
        <CopyButton labelled value={codes.join('\n')} label={messages.copyCodes} />
        <Button icon={<DownloadIcon size={14} />} onClick={onDownload}>
          {messages.download}
        </Button>
      </Cluster>
    </ShownOnceDialog>
  );
}
