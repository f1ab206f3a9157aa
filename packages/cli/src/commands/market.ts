import { getGpuSelectorDetail, getStoreSelectorOptions } from '@compute-market/contract/calls/market';
import type { Image } from '@compute-market/contract/entities/image';
import { CONTAINER_TYPE, CONTAINER_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { countText, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import type { Command } from '../command';
import { EXIT } from '../failure';
import { messages } from '../messages';
import { table } from '../table';

/** What the image can be rented as; both where that is not told (decisions 205). */
const kindsOf = ({ ContainerTypes = Object.values(CONTAINER_TYPE) }: Image): string =>
  ContainerTypes.map((kind) => CONTAINER_TYPE_LABELS[kind]).join('、');

export const market: Command = {
  name: 'market',
  words: [],
  summary: messages.market.summary,
  options: { images: { type: 'boolean', help: messages.market.images } },
  async run({ system, json, client, options }) {
    const caller = await client();
    if (options.images === true) {
      const { image_display_info_map: images } = await caller.look(getStoreSelectorOptions, {});
      const rows = Object.entries(images)
        .filter(([, image]) => image.ShowInRent)
        .map(([key, image]) => [key, image.Label, image.System, kindsOf(image)]);
      if (json) system.out(JSON.stringify(images));
      else for (const line of table(messages.market.imageHeads, rows)) system.out(line);
      return EXIT.ok;
    }
    const { List } = await caller.call(getGpuSelectorDetail, {});
    if (json) system.out(JSON.stringify(List));
    else if (List.length === 0) system.out(messages.market.empty);
    else {
      const rows = List.map((one) => [
        one.GpuType,
        `${countText(one.GpuMem)} GB`,
        one.District,
        messages.market.stock(one.FreeNum, one.TotalNum),
        formatUnitPrice(unitFromYuan(one.HourPrice)),
      ]);
      for (const line of table(messages.market.heads, rows)) system.out(line);
    }
    return EXIT.ok;
  },
};
