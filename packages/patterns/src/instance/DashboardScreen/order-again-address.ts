import { BILLING, INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Instance } from '@compute-market/contract/entities/instance';
import { isKnown } from '@compute-market/contract/rules/money';
import { periodOf, type RentalPeriod } from '@compute-market/contract/rules/rental';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { routes } from '@compute-market/contract/routes';

const { startFailed, startFailedRefunded } = INSTANCE_STATUS;

const hasFailed = ({ Status }: Partial<Instance>): boolean => Status === startFailed || Status === startFailedRefunded;

/** A size as far as it is told. */
const sizeOf = (size: number | undefined): number | undefined => (isKnown(size ?? Number.NaN) ? size : undefined);

/** What was paid for; that of a rental that began may have been renewed since. */
function paidPeriod({ Billing, Ctime, Due_time }: Partial<Instance>): RentalPeriod | null {
  if (Billing === BILLING.usage || Ctime === undefined || Due_time === undefined) return null;
  return periodOf((Due_time - Ctime) / hourSeconds);
}

/** What an order said of the one machine that was to be: its period, its note, whether it renews itself. One that began has all of them for itself. */
function ownChoices(instance: Partial<Instance>) {
  if (!hasFailed(instance)) return {};
  const period = paidPeriod(instance);
  return {
    unit: period?.unit,
    pack_time: period?.count,
    note: instance.Note || undefined,
    // By usage every hour follows by itself.
    autorenew: (instance.Billing !== BILLING.usage && instance.InstanceAutorenew?.SubscribeStatus) || undefined,
  };
}

/**
 * The order form with the choices of a rental that is there or was; what a back end does not tell stays open, and of an environment only
 * names are known (screens B6). `host` is the one that was chosen for it: an instance tells where it lies, not whether that was wanted.
 */
export function orderAgainAddress(
  instance: Pick<Instance, 'Container_name'> & Partial<Instance>,
  host?: string,
): string {
  return routes.createInstance.to({
    type: instance.ContainerType,
    gpu_type: instance.Gpu_type || undefined,
    gpu_num: instance.Gpu_num,
    district: instance.District || undefined,
    host: host || undefined,
    spec: instance.Performance || undefined,
    image: instance.OwnImage || instance.Image || undefined,
    container_image: instance.ContainerImage?.Reference,
    start_command: instance.ContainerImage?.Command || undefined,
    environment: instance.ContainerImage?.Environment.join() || undefined,
    data_disk: sizeOf(instance.AddDisk),
    bandwidth: sizeOf(instance.Bandwidth),
    ...ownChoices(instance),
    billing: instance.Billing === BILLING.usage ? instance.Billing : undefined,
    due_mode: instance.DueMode,
    project: instance.Project || undefined,
    from: instance.Container_name,
  });
}
