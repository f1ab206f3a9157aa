import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { messages } from './messages';

/** What can be done to a machine. */
export interface BareMetalHandlers {
  /** The server's clock minus this browser's, ms. */
  readonly clockOffset: number;
  readonly onRenew: (machine: BareMetalInstance) => void;
  readonly onNote: (machine: BareMetalInstance) => void;
  /** Follows a link of a menu. */
  readonly onNavigate: (href: string) => void;
}

/** What a person calls it. */
export const metalName = ({ Model, Note }: BareMetalInstance): string => Note || Model;

/** The ticket that asks the staff for what no call does: power, system, password (decisions 160). */
export function serviceAddress(machine: BareMetalInstance): string {
  const name = metalName(machine);
  const { serviceSubject, serviceWanted } = messages.bareMetal;
  return routes.selectQuestion.to({
    subject: serviceSubject(name),
    report: serviceWanted({ name, ip: machine.Ip, contract: machine.ContractNo }),
  });
}

/** Within its paid time. */
export const isRented = ({ Status }: BareMetalInstance): boolean => Status === INSTANCE_STATUS.running;
