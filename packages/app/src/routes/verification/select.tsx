import { withdrawVerification } from '@compute-market/contract/calls/verification';
import { routes } from '@compute-market/contract/routes';
import { SelectVerificationScreen } from '@compute-market/patterns/verification/SelectVerificationScreen';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { reportDefect } from '../../flows/report-defect';
import { refreshVerifications } from '../../flows/service';
import { showSuccess } from '../../state/toasts';
import { user } from '../../state/user';
import { useTerms } from '../content/useTerms';
import { useResult } from '../result';
import { verificationRouteMessages as messages } from './messages';
import { useFaceCheck } from './useFaceCheck';
import { agreedOnTheWay } from './useVerificationAgreement';
import type { loader } from './VerificationGate';

export { loader } from './VerificationGate';

export function Component() {
  const records = useResult(useLoaderData<typeof loader>().records);
  const terms = useTerms('verify');
  const { revalidate } = useRevalidator();
  const { info } = useSnapshot(user);
  const navigate = useNavigate();
  const face = useFaceCheck(1, () => {
    showSuccess(messages.verified);
    void refreshVerifications();
    void revalidate();
  });
  const withdraw = async (id: number) => {
    try {
      await api.call(withdrawVerification, { id });
      showSuccess(messages.withdrawn);
    } catch (error) {
      reportDefect(error);
    } finally {
      // What was decided in the meantime is refused, and the page is brought up to date then too.
      void refreshVerifications();
      await revalidate();
    }
  };
  return (
    <SelectVerificationScreen
      records={records}
      terms={terms}
      checksOnline={info?.ChecksOnline}
      onChoose={(route) => void navigate(routes[route].path, { state: agreedOnTheWay })}
      onWithdraw={withdraw}
      face={face}
      onRetry={() => void revalidate()}
    />
  );
}
