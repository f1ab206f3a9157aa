import { RENTAL_QUANTITY_MAX } from '@compute-market/contract/constants';
import type { GpuOffer, GpuSelector, Specification } from '@compute-market/contract/entities/gpu';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import type { Image } from '@compute-market/contract/entities/image';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { hostOf, marketOn } from './on-host';
import { diskObstacle } from '../OwnImages/own-image-choice';
import { isOffered, isRentable, listingsOf, told, type CountObstacle, type Listing } from '../../listings';

/** Everything the form chooses from, as the server told it for one kind of machine. */
export interface Market {
  readonly offers: readonly GpuOffer[];
  readonly selector: GpuSelector;
  readonly options: StoreOptions;
  /** Discounts by level and period; null when they could not be read. The quote does not need them. */
  readonly priceInfo: PriceInfo | null;
  /** The host that the address asks for: null where it is gone or full; absent where none was asked for (decisions 129). */
  readonly host?: HostOffer | null;
  /** GB of system disk that the customer's own images need, by key (decisions 130). */
  readonly neededDisks?: Readonly<Record<string, number>>;
}

export interface RoomChoice {
  readonly district: string;
  /** Undefined when it is not told. */
  readonly free: number | undefined;
  /** Why that many cards cannot be had there. */
  readonly obstacle: CountObstacle | null;
}

export interface ImageChoice {
  readonly key: string;
  readonly image: Image;
  /** Whether the chosen model runs it, on the system disk that machines have. */
  readonly fits: boolean;
  /** Why their system disk is too small for it; null where it is not. */
  readonly diskObstacle: string | null;
}

/** The choices of the form as it stands, each with what keeps it from being chosen. */
export interface Choices {
  /** Recommended first, sold out last. */
  readonly models: readonly Listing[];
  readonly model: Listing | undefined;
  readonly rooms: readonly RoomChoice[];
  readonly specifications: readonly Specification[];
  readonly specification: Specification | undefined;
  readonly images: readonly ImageChoice[];
  /** The host it is to stand on; null where any will do. */
  readonly host: HostOffer | null;
}

const byRecommendation = (a: Listing, b: Listing): number =>
  Number(a.free === 0) - Number(b.free === 0) || b.score - a.score;

function roomObstacle(offer: GpuOffer, count: number): CountObstacle | null {
  if (isRentable(offer, count)) return null;
  if (offer.FreeNum === 0) return 'soldOut';
  return offer.FreeNum < count ? 'few' : 'scattered';
}

const roomsOf = ({ offers }: Market, gpuType: string, count: number): RoomChoice[] =>
  offers
    .filter((offer) => offer.GpuType === gpuType)
    .map((offer) => ({ district: offer.District, free: told(offer.FreeNum), obstacle: roomObstacle(offer, count) }));

type Place = Pick<CreateInstanceForm, 'gpu_type' | 'gpu_num' | 'district'>;

const specificationsOf = ({ selector }: Market, { gpu_type, gpu_num, district }: Place): Specification[] =>
  selector.Specifications.filter(
    (row) => ['', gpu_type].includes(row.GpuType) && row.GpuNum === gpu_num && ['', district].includes(row.District),
  );

/** Images this kind of machine can start from; those the model does not run stay in view, so that nobody looks for them in vain. */
function imagesOf(
  { options, selector, neededDisks }: Market,
  { container_type: kind, gpu_type: gpuType }: Pick<CreateInstanceForm, 'container_type' | 'gpu_type'>,
): ImageChoice[] {
  // Where the server does not say what a model runs, everything may be. Without a model there is nothing to start.
  const resource = selector.gpu_resource_map[gpuType];
  const runs = (key: string) => gpuType !== '' && (resource === undefined || resource.ValidImages.includes(key));
  return Object.entries(options.image_display_info_map)
    .filter(([key, image]) => isOffered(image, kind) && (runs(key) || image.NoScheduleGPUs.includes(gpuType)))
    .map(([key, image]) => {
      const obstacle = diskObstacle(neededDisks?.[key], options.disk.SystemSize);
      return { key, image, fits: runs(key) && obstacle === null, diskObstacle: obstacle };
    })
    .sort((a, b) => b.image.Score - a.image.Score);
}

/** Reads the choices for a form. */
export function choicesOf(everywhere: Market, form: CreateInstanceForm): Choices {
  const host = hostOf(everywhere, form);
  const market = marketOn(everywhere, host);
  const models = listingsOf(market.offers).sort(byRecommendation);
  const specifications = specificationsOf(market, form);
  return {
    models,
    model: models.find(({ gpuType }) => gpuType === form.gpu_type),
    rooms: roomsOf(market, form.gpu_type, form.gpu_num),
    specifications,
    specification: specifications.find(({ SpecName }) => SpecName === form.spec_name),
    images: imagesOf(market, form),
    host,
  };
}

const firstOf = <Value>(values: readonly Value[], ...wishes: ((value: Value) => boolean)[]): Value | undefined => {
  const found = wishes.map((wish) => values.find(wish)).find((value) => value !== undefined);
  return found ?? values[0];
};

function fitModel(
  models: readonly Listing[],
  form: CreateInstanceForm,
): Pick<CreateInstanceForm, 'gpu_type' | 'gpu_num'> {
  const model = firstOf(
    models,
    ({ gpuType }) => gpuType === form.gpu_type,
    ({ free }) => free !== 0,
  );
  const rentable = model?.counts.filter(({ obstacle }) => obstacle === null).map(({ count }) => count) ?? [];
  const kept = rentable.includes(form.gpu_num)
    ? form.gpu_num
    : (rentable.findLast((count) => count <= form.gpu_num) ?? rentable[0]);
  return { gpu_type: model?.gpuType ?? '', gpu_num: kept ?? Math.max(1, form.gpu_num) };
}

/** The same kind of machine in another size: equal processor and equal shares for each card. */
const sameKind =
  (former: Specification | undefined) =>
  (row: Specification): boolean =>
    former !== undefined &&
    !row.Disabled &&
    row.CpuModel === former.CpuModel &&
    row.CpuNum * former.GpuNum === former.CpuNum * row.GpuNum &&
    row.Memory * former.GpuNum === former.Memory * row.GpuNum;

function fitDisk(size: number, { FreeSize, Step, Max }: StoreOptions['disk']): number {
  if (Step <= 0) return 0;
  const most = Math.floor((Max - FreeSize) / Step) * Step;
  return Math.min(most, Math.max(0, Math.round(size / Step) * Step));
}

/** The cards that are free in the chosen room, when they are too few for all the machines; null when they are enough. */
export function roomShort(
  { rooms }: Pick<Choices, 'rooms'>,
  { district, gpu_num, quantity }: Pick<CreateInstanceForm, 'district' | 'gpu_num' | 'quantity'>,
): number | null {
  const free = rooms.find((room) => room.district === district)?.free;
  return free === undefined || free >= gpu_num * quantity ? null : free;
}

/** The form with every choice that no longer fits replaced by the nearest that does. What fits stays. */
export function fitForm(form: CreateInstanceForm, everywhere: Market): CreateInstanceForm {
  const host = hostOf(everywhere, form);
  const market = marketOn(everywhere, host);
  const models = listingsOf(market.offers).sort(byRecommendation);
  const machine = fitModel(models, form);
  const rooms = roomsOf(market, machine.gpu_type, machine.gpu_num).sort((a, b) => (b.free ?? 0) - (a.free ?? 0));
  const room = firstOf(
    rooms,
    (each) => each.district === form.district && each.obstacle === null,
    (each) => each.obstacle === null,
  );
  const place = { ...machine, district: room?.district ?? '' };
  const former = market.selector.Specifications.find((row) => row.SpecName === form.spec_name);
  const specification = firstOf(
    specificationsOf(market, place),
    (row) => row.SpecName === form.spec_name && !row.Disabled,
    sameKind(former),
    (row) => !row.Disabled,
  );
  const images = imagesOf(market, { ...form, ...machine });
  const image = firstOf(
    images,
    ({ key, fits }) => fits && key === form.image_name,
    // The market may have chosen no more than a system.
    ({ image: { System }, fits }) => fits && System === form.image_name,
    ({ fits }) => fits,
  );
  const { bandwidth, disk } = market.options;
  return {
    ...form,
    ...place,
    host_name: host?.HostName ?? '',
    spec_name: specification?.SpecName ?? '',
    image_name: image?.fits ? image.key : '',
    add_disk_size: fitDisk(form.add_disk_size, disk),
    bandwidth: Math.min(bandwidth.Max, Math.max(bandwidth.Free, form.bandwidth)),
    quantity: Math.min(RENTAL_QUANTITY_MAX, Math.max(1, Math.trunc(form.quantity))),
  };
}

/** Whether another image took the place of the one that was wished for, which is gone, cannot be read or does not run there. A wish may name no more than a system. */
export function isImageReplaced({ options }: Market, wished: CreateInstanceForm, fitted: CreateInstanceForm): boolean {
  if (wished.image_name === '' || wished.image_name === fitted.image_name) return false;
  return options.image_display_info_map[fitted.image_name]?.System !== wished.image_name;
}
