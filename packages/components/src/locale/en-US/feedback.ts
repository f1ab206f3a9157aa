import type { LocaleWords } from '../../foundation/LocaleProvider/locale';

export const feedback = {
  alert: { close: 'Close note' },
  banner: {
    offline: 'You are offline. The page shows what it last knew and updates by itself',
    offlineSince: (time) => `No network. The data is from ${time}`,
  },
  errorState: {
    title: 'Loading failed',
    retry: 'Retry',
    requestId: 'Request ID',
    copy: 'Copy request ID',
  },
  noResult: { title: 'Nothing matches', clear: 'Clear filters' },
  qrPanel: {
    code: (name) => `QR code: ${name}`,
    status: {
      loading: 'Preparing QR code',
      ready: 'Waiting for the scan',
      scanned: 'Scanned',
      done: 'Done',
      expired: 'QR code expired',
      refused: 'Cancelled',
      error: 'QR code not available',
    },
    hints: {
      loading: 'One moment, it appears by itself',
      ready: '',
      scanned: 'Confirm on your phone',
      done: '',
      expired: 'Refresh it and scan again',
      refused: 'You cancelled on your phone. You can scan again',
      error: 'Check your network and retry',
    },
    renew: { expired: 'Refresh', refused: 'Scan again', error: 'Retry' },
    left: 'Time left:',
  },
  spinner: { label: 'Loading' },
  tag: { remove: 'Remove' },
  toaster: { region: 'Notifications', errors: 'Error notifications', close: 'Close notification' },
} satisfies Partial<LocaleWords>;
