import { BILLING } from '@compute-market/contract/enumerations';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';

/** The order form with the choices of a rental that is there or was; what a back end does not tell stays open, and of an environment only names are known (screens B6). */
export const orderAgainAddress = (instance: Pick<Instance, 'Container_name'> & Partial<Instance>): string =>
  routes.createInstance.to({
    type: instance.ContainerType,
    gpu_type: instance.Gpu_type || undefined,
    gpu_num: instance.Gpu_num,
    district: instance.District || undefined,
    spec: instance.Performance || undefined,
    image: instance.OwnImage || instance.Image || undefined,
    container_image: instance.ContainerImage?.Reference,
    start_command: instance.ContainerImage?.Command || undefined,
    environment: instance.ContainerImage?.Environment.join() || undefined,
    data_disk: instance.AddDisk,
    bandwidth: instance.Bandwidth ?? undefined,
    billing: instance.Billing === BILLING.usage ? instance.Billing : undefined,
    due_mode: instance.DueMode,
    project: instance.Project || undefined,
    from: instance.Container_name,
  });
