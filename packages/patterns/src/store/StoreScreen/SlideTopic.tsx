import { Tag } from '@compute-market/components/tag';
import { formatDay } from '@compute-market/contract/rules/time';
import { deferredMessages } from './deferred-messages';
import type { Slide } from './slides';

const words = deferredMessages.topic;

function topicOf({ aboutCard, listing, endsAt }: Slide): readonly [tag: string, words: string] {
  const room = listing?.rooms[0];
  if (!aboutCard || room === undefined) return [words.activity, endsAt === null ? '' : words.until(formatDay(endsAt))];
  return room.free === undefined
    ? [words.recommended, listing?.gpuType ?? '']
    : [words.inStock, words.free(room.district, room.free)];
}

/** What a slide is about, over its headline. */
export function SlideTopic({ slide }: { slide: Slide }) {
  const [tag, topic] = topicOf(slide);
  return (
    <>
      <Tag tone="info">{tag}</Tag>
      {topic}
    </>
  );
}
