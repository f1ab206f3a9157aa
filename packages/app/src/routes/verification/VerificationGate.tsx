import { Card } from '@compute-market/components/card';
import { ErrorState } from '@compute-market/components/error-state';
import { getVerifications } from '@compute-market/contract/calls/verification';
import type { Verification } from '@compute-market/contract/entities/verification';
import type { VerificationType } from '@compute-market/contract/enumerations';
import { readVerifications } from '@compute-market/contract/envelope';
import { routes } from '@compute-market/contract/routes';
import { mayVerify, standingOf } from '@compute-market/contract/rules/verification';
import { PageHead } from '@compute-market/patterns/shell/PageHead';
import type { ReactNode } from 'react';
import { Navigate, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import { KeepHeading } from '../../navigation/KeepHeading';
import { settle, useResult } from '../result';
import { Waiting } from '@compute-market/patterns/slow-hint';
import { verificationRouteMessages as messages } from './messages';

/** The account's verifications, newest first. */
const readRecords = (signal: AbortSignal) =>
  settle(api.call(getVerifications, {}, { signal }).then((answer) => readVerifications<Verification>(answer)));

/** Every page of a way to be verified begins with where one stands. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({ records: readRecords(signal) });

interface VerificationGateProps {
  title: string;
  type: VerificationType;
  /** Drawn with the record of this kind, which was rejected or is none. */
  children: (standing: Verification | null) => ReactNode;
}

/** Lets in who may be verified; anybody else is shown where they stand. */
export function VerificationGate({ title, type, children }: VerificationGateProps) {
  const records = useResult(useLoaderData<typeof loader>().records);
  const { revalidate } = useRevalidator();
  if (records.state === 'ready') {
    if (!mayVerify(records.data, type)) return <Navigate to={routes.selectVerification.to()} replace />;
    return children(standingOf(records.data, type));
  }
  return (
    <>
      <KeepHeading />
      <PageHead title={title} />
      <Card>
        {records.state === 'error' ? (
          <ErrorState
            title={messages.failed}
            help={records.reason}
            requestId={records.requestId}
            onRetry={() => void revalidate()}
          />
        ) : (
          <Waiting label={messages.reading} lines={8} />
        )}
      </Card>
    </>
  );
}
