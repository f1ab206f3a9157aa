import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import type { ScanState } from '../scan-state';
import type { DialogControl } from '../../form-dialog';
import { ScanCode } from '../scan-code/ScanCode';
import { securityDialogMessages } from './messages';
import { OnPhone } from './SecurityDialogs.styles';

const messages = securityDialogMessages.bind;

interface BindWechatDialogProps extends DialogControl {
  scan: ScanState;
  onRefresh: () => void;
}

function Content({ scan, onRefresh }: Pick<BindWechatDialogProps, 'scan' | 'onRefresh'>) {
  if (scan.step === 'refused' && !scan.available)
    return <EmptyState compact title={messages.unavailable} help={scan.reason} />;
  if (scan.step === 'refused')
    return (
      <ErrorState
        compact
        title={messages.failed}
        help={scan.reason}
        onRetry={onRefresh}
        labels={{ retry: messages.retry }}
      />
    );
  // A binding has an account already; the server never answers this to it.
  if (scan.step === 'notBound')
    return <ErrorState compact title={messages.failed} onRetry={onRefresh} labels={{ retry: messages.retry }} />;
  return (
    <>
      <ScanCode scan={scan} words={messages.words} onRefresh={onRefresh} />
      <OnPhone>{messages.onPhone}</OnPhone>
    </>
  );
}

/** 绑定微信: a code to scan; the host closes it once it is bound (screens B21). */
export function BindWechatDialog({ scan, onRefresh, open, onClose, onClosed }: BindWechatDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      title={messages.title}
      description={messages.intro}
      sheet="auto"
      footer={<Button onClick={onClose}>{securityDialogMessages.close}</Button>}
    >
      <Content scan={scan} onRefresh={onRefresh} />
    </Dialog>
  );
}
