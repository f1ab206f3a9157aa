import { Component, Suspense, type ReactNode } from 'react';
import { shellMessages as messages } from './messages';

interface FailureBoundaryProps {
  reason: string | undefined;
  errorId: string;
  onRetry: () => void;
  children: ReactNode;
}

/** The panel of an error is a file too. Until it is here, and when it cannot be had, plain words and a plain button say the same. */
export class FailureBoundary extends Component<FailureBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { reason = messages.failed, errorId, onRetry, children } = this.props;
    const plain = (
      <section role="alert">
        <h1>{reason}</h1>
        <p>
          {messages.errorId} {errorId}
        </p>
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      </section>
    );
    return this.state.broken ? plain : <Suspense fallback={plain}>{children}</Suspense>;
  }
}
