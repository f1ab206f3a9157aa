import { RENTAL_QUANTITY_MAX, RENTAL_UNIT_MAX } from '@compute-market/contract/constants';
import { note } from '@compute-market/contract/entities/account-fields';
import { BILLING, DUE_MODE, type RentalUnit } from '@compute-market/contract/enumerations';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { ENVIRONMENT_MAX, environmentName } from '@compute-market/contract/rules/container-image';
import { blankForm, usageTerms } from '@compute-market/patterns/instance/CreateInstanceScreen';

const wholeNumber = (text: string | null, most = Number.MAX_SAFE_INTEGER): number | undefined => {
  const value = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return value === undefined || value > most ? undefined : value;
};
const positive = (text: string | null, most?: number): number | undefined => wholeNumber(text, most) || undefined;
const isUnit = (text: string | null): text is RentalUnit => text === 'hour' || text === 'day' || text === 'month';
const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<Fields>;

/** Variables by their names, whose values are to be filled in; those that no shell takes count as not said. */
function readEnvironment(names: string | null): CreateInstanceForm['environment'] | undefined {
  const said = [...new Set(names?.split(','))].filter((name) => environmentName.test(name));
  return said.length === 0 ? undefined : said.slice(0, ENVIRONMENT_MAX.variables).map((name) => ({ name, value: '' }));
}

const readNote = (said: string | null): string | undefined => {
  const { data } = note.safeParse(said);
  return data;
};

/** Data disk above the free part, GB: a whole size (`data_disk`) says it once the free part is known. */
function readAddedDisk(search: URLSearchParams, freeDisk: number | null): number | undefined {
  const whole = wholeNumber(search.get('data_disk'));
  return (
    wholeNumber(search.get('disk')) ??
    (whole === undefined || freeDisk === null ? undefined : Math.max(0, whole - freeDisk))
  );
}

/**
 * What an address asks for; anything it says wrongly counts as not said. `disk` is GB above the free part, `data_disk` GB in all,
 * `pack_time` counts `unit`s. `freeDisk` is what the market gives free of charge, GB, null until that is known.
 */
export function readDeepLink(search: URLSearchParams, freeDisk: number | null = null): Partial<CreateInstanceForm> {
  const asked = search.get('unit');
  const unit = isUnit(asked) ? asked : undefined;
  const due = search.get('due_mode');
  const terms = search.get('billing') === BILLING.usage ? usageTerms : undefined;
  return withoutGaps({
    container_type: search.get('type') === 'docker' ? ('docker' as const) : undefined,
    unit,
    pack_time:
      positive(search.get('pack_time'), RENTAL_UNIT_MAX[unit ?? blankForm.unit]) ??
      (unit === undefined ? undefined : 1),
    gpu_type: search.get('gpu_type'),
    gpu_num: positive(search.get('gpu_num'), 64),
    district: search.get('district'),
    host_name: search.get('host'),
    spec_name: search.get('spec'),
    image_name: search.get('image'),
    container_image: search.get('container_image'),
    start_command: search.get('start_command'),
    environment: readEnvironment(search.get('environment')),
    add_disk_size: readAddedDisk(search, freeDisk),
    bandwidth: wholeNumber(search.get('bandwidth')),
    due_mode:
      due === String(DUE_MODE.release) ? DUE_MODE.release : due === String(DUE_MODE.keep) ? DUE_MODE.keep : undefined,
    quantity: positive(search.get('quantity'), RENTAL_QUANTITY_MAX),
    note: readNote(search.get('note')),
    autorenew_on: (terms === undefined && search.get('autorenew') === '1') || undefined,
    ...terms,
    project: search.get('project')?.trim(),
    coupon_id: positive(search.get('coupon_id')),
  }) as Partial<CreateInstanceForm>;
}
