import { runContainer, runContainerQueryPrice, runKvm, runKvmQueryPrice } from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { DUE_MODE } from '@compute-market/contract/enumerations';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import type { ContainerType } from '../market/stock';
import { orderedProject } from '../project/project-names';
import { orderedStart, registriesOf } from './container-image';
import { readOrder, type OrderInput } from './order';
import { priceRental } from './quote';
import { rent } from './rent';
import { rentedWire } from './rented-wire';

const quote = (containerType: ContainerType, input: OrderInput, context: CallContext) =>
  context.transaction(
    async (tx) =>
      (
        await priceRental(
          tx,
          context.actor,
          await readOrder(tx, context.actor, containerType, input, registriesOf(context.services)),
          context.services.clock.now(),
        )
      ).price,
  );

async function buy(containerType: ContainerType, input: ParsedRequestOf<typeof runContainer>, context: CallContext) {
  const actor = requireActor(context);
  const start = orderedStart(input);
  const rented = await context.transaction(async (tx) => {
    // The project before the machines, as when it is removed.
    const projectId = input.project === undefined ? null : await orderedProject(tx, actor.userId, input.project);
    return rent(
      tx,
      context.services,
      actor,
      await readOrder(tx, actor, containerType, input, registriesOf(context.services)),
      {
        expectedPrice: input.price,
        note: input.note ?? '',
        projectId,
        dueMode: input.due_mode ?? DUE_MODE.keep,
        sshKeys: input.ssh_keys ?? [],
        start,
        autorenewUnit: input.autorenew_on ? (input.autorenew_unit ?? input.unit) : null,
      },
    );
  });
  return rentedWire(rented);
}

/** Quote and purchase of new rentals (screens B5, G1). */
export const buyCalls: Implementation[] = [
  implement(runKvmQueryPrice, (input, context) => quote('kvm', input, context)),
  implement(runContainerQueryPrice, (input, context) => quote('docker', input, context)),
  implement(runKvm, (input, context) => buy('kvm', input, context)),
  implement(runContainer, (input, context) => buy('docker', input, context)),
];
