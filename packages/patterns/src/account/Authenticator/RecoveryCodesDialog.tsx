import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Dialog } from '@compute-market/components/dialog';
import { DownloadIcon } from '@compute-market/components/icons';
import { Stack } from '@compute-market/components/stack';
import type { DialogControl } from '../../form-dialog';
import { Codes } from './Authenticator.styles';
import { authenticatorMessages as messages } from './messages';

interface RecoveryCodesProps extends DialogControl {
  codes: readonly string[];
  /** Saves them as a file. */
  onDownload: () => void;
}

/** The recovery codes, shown this once. A press beside them does not close it. */
export function RecoveryCodesDialog({ codes, onDownload, open, onClose, onClosed }: RecoveryCodesProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      scrimCloses={false}
      sheet="auto"
      size="md"
      title={messages.codesTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.saved}
        </Button>
      }
    >
      <Stack gap={16}>
        <Alert tone="warn">{messages.codesWarning}</Alert>
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
      </Stack>
    </Dialog>
  );
}
