import { Bell } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createDrawing from '../../packages/app/build/icon';

const node = [
  ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0', key: 'vwvbt9' }],
  [
    'path',
    {
      d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
      key: '11g9vi',
    },
  ],
] as const;

/** The attributes in one order; the class and the name space draw nothing in a page. */
const drawn = (icon: ReactElement) => {
  const [svg = '', inside] = renderToStaticMarkup(icon).split(/>(.*)/s);
  return {
    inside,
    svg: [...svg.matchAll(/[\w-]+="[^"]*"/g)]
      .map(([attribute]) => attribute)
      .filter((attribute) => !/^(class|xmlns)=/.test(attribute))
      .sort(),
  };
};

test('an icon of the built site is drawn as the set draws it', () => {
  const given = { size: 18, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
  expect(drawn(createElement(createDrawing({ node }), given))).toEqual(drawn(createElement(Bell, given)));
});
