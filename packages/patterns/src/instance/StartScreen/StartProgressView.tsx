import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { CopyField } from '@compute-market/components/copy-field';
import { LinkButton } from '@compute-market/components/link-button';
import { ProgressBar } from '@compute-market/components/progress-bar';
import { Result } from '@compute-market/components/result';
import { Steps } from '@compute-market/components/steps';
import type { Instance } from '@compute-market/contract/entities/instance';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { Text } from '@compute-market/components/text';
import { durationLabel } from '../../duration-label/duration-label';
import { isWindows, rdpAddress, shortName, sshCommand, titleOf } from '../../instance-facts';
import { orderAgainAddress } from '../DashboardScreen/order-again-address';
import { messages } from './messages';
import { phasesOf, type StartProgress } from './start-phases';
import { Center, Connect, Subject } from './StartScreen.styles';

const words = messages.progress;

export interface StartProgressViewProps {
  instance: Instance;
  progress: StartProgress;
  /** When the start was asked for, and the present, seconds by the server's clock. */
  since: number;
  now: number;
  /** Asks for the money of a failed start. */
  onRefund: () => void;
  /** Starts a machine that is still shut down once more. */
  onRetry: () => void;
  busy: boolean;
  /** It goes on with a kept disk, which stays where it is when the start fails. */
  keepsDisk: boolean;
  /** The instance whose disk that is, where it is known. */
  keptDisk?: string;
  /** The host that was chosen for a new machine; none where any would do. */
  chosenHost?: string;
  /** It was just paid for, so that its first step is the payment. */
  paid: boolean;
}

/** What a start goes through, the payment first where there was one. */
const stepsOf = (instance: Instance, paid: boolean): readonly string[] =>
  paid ? [words.paid, ...phasesOf(instance)] : phasesOf(instance);

/** The one line that leads onto the machine; absent until its address is known. */
function ConnectBy({ instance }: Pick<StartProgressViewProps, 'instance'>) {
  const way = isWindows(instance) ? 'rdp' : 'ssh';
  const value = way === 'rdp' ? rdpAddress(instance) : sshCommand(instance);
  if (value === null) return null;
  return (
    <Connect>
      <span>{words.connectBy[way]}</span>
      <CopyField value={value} labels={{ copy: words.connectBy[way] }} />
    </Connect>
  );
}

function failureDetail({ ReturnMoney }: Instance, refund: 'none' | 'due' | 'done', keepsDisk: boolean): string {
  if (refund === 'none') return words.stillOff;
  const money = refund === 'due' ? words.toRefund : words.refunded(formatMoney(fenFromYuan(ReturnMoney)));
  return keepsDisk ? `${money}，${words.diskStays}` : money;
}

/** How a customer goes on after a start that failed: with the disk that stays, else with another machine of the same choices, which may be corrected. */
function WayOn({
  instance,
  keepsDisk,
  keptDisk,
  chosenHost,
  isNext,
}: Pick<StartProgressViewProps, 'instance' | 'keepsDisk' | 'keptDisk' | 'chosenHost'> & { isNext: boolean }) {
  const variant = isNext ? 'primary' : 'plain';
  if (!keepsDisk)
    return (
      <LinkButton variant={variant} href={orderAgainAddress(instance, chosenHost)}>
        {words.again}
      </LinkButton>
    );
  if (!keptDisk) return null;
  return (
    <LinkButton variant={variant} href={routes.instanceAvailableKvmStore.to({ instance_name: keptDisk })}>
      {words.fromDisk}
    </LinkButton>
  );
}

/** A start on its way, and how it came out (screens B7). */
export function StartProgressView({
  instance,
  progress,
  since,
  now,
  onRefund,
  onRetry,
  busy,
  keepsDisk,
  keptDisk = '',
  chosenHost,
  paid,
}: StartProgressViewProps) {
  const steps = stepsOf(instance, paid);
  const subject = messages.subject(titleOf(instance), shortName(instance));
  const list = (
    <LinkButton href={routes.dashboard.to({ tab: instance.ContainerType, highlight: instance.Container_name })}>
      {words.list}
    </LinkButton>
  );
  if (progress.state === 'started') {
    return (
      <Card>
        <Result
          tone="ok"
          role="status"
          title={words.started}
          detail={words.startedHelp}
          actions={
            <>
              {list}
              <LinkButton variant="primary" href={routes.instancePlugin.to({ instanceName: instance.Container_name })}>
                {words.details}
              </LinkButton>
            </>
          }
        >
          <Subject>{subject}</Subject>
          <ConnectBy instance={instance} />
        </Result>
      </Card>
    );
  }
  if (progress.state === 'failed') {
    return (
      <Card>
        <Result
          tone="err"
          role="alert"
          title={words.failed(progress.reason)}
          detail={failureDetail(instance, progress.refund, keepsDisk)}
          actions={
            <>
              {list}
              <LinkButton href={routes.selectQuestion.to({ instance_name: instance.Container_name })}>
                {words.contact}
              </LinkButton>
              {progress.refund !== 'none' && (
                <WayOn {...{ instance, keepsDisk, keptDisk, chosenHost }} isNext={progress.refund === 'done'} />
              )}
              {progress.refund === 'due' && (
                <Button variant="primary" loading={busy} onClick={onRefund}>
                  {words.refund}
                </Button>
              )}
              {progress.refund === 'none' && (
                <Button variant="primary" loading={busy} onClick={onRetry}>
                  {words.retry}
                </Button>
              )}
            </>
          }
        >
          <Subject>{subject}</Subject>
        </Result>
      </Card>
    );
  }
  const current = progress.step + (paid ? 1 : 0);
  return (
    <Card title={words.starting} meta={subject}>
      <Center aria-live="polite">
        <ProgressBar label={words.steps} value={(current / steps.length) * 100} />
        <Steps aria-label={words.steps} items={steps.map((step) => ({ key: step, label: step }))} current={current} />
        <Cluster as="p" size="dense" tone="secondary" gap={16} rowGap={4} align="stretch" justify="between">
          <span>
            {words.elapsed} {durationLabel(Math.max(0, now - since))}
          </span>
          <span>{words.leave}</span>
        </Cluster>
        <Text as="p" size="dense" tone="secondary">
          {list}
        </Text>
      </Center>
    </Card>
  );
}
