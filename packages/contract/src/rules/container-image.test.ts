import { describe, expect, it } from 'vitest';
import { CONTAINER_IMAGE_MAX, containerImageText, isRegistry, readContainerImage } from './container-image';

const digest = `sha256:${'0a'.repeat(32)}`;
const whole = (text: string): string => {
  const reading = readContainerImage(text);
  return reading.ok ? containerImageText(reading.image) : reading.reason;
};

describe('a reference of a container image', () => {
  it.each([
    ['nginx', 'docker.io/library/nginx:latest'],
    ['  nginx:1.27 ', 'docker.io/library/nginx:1.27'],
    ['pytorch/pytorch:2.5.1-cuda12.4', 'docker.io/pytorch/pytorch:2.5.1-cuda12.4'],
    ['docker.io/nginx', 'docker.io/library/nginx:latest'],
    ['index.docker.io/nginx', 'docker.io/library/nginx:latest'],
    ['ghcr.io/huggingface/text-generation-inference:3.0', 'ghcr.io/huggingface/text-generation-inference:3.0'],
    ['GHCR.io/a/b', 'ghcr.io/a/b:latest'],
    ['localhost:5000/a', 'localhost:5000/a:latest'],
    ['localhost/a__b/c---d', 'localhost/a__b/c---d:latest'],
    ['127.0.0.1:5000/small:v1', '127.0.0.1:5000/small:v1'],
    [`nginx@${digest}`, `docker.io/library/nginx@${digest}`],
    [`nginx:1.27@${digest}`, `docker.io/library/nginx@${digest}`],
  ])('%s is %s', (text, meant) => expect(whole(text)).toBe(meant));

  it.each([
    ['', /请输入/],
    ['https://docker.io/nginx', /前缀/],
    ['a'.repeat(CONTAINER_IMAGE_MAX + 1), /最多/],
    [`ghcr.io/${'a'.repeat(250)}`, /地址不正确/],
    ['Nginx', /地址不正确/],
    ['ghcr.io/', /地址不正确/],
    ['ghcr.io//a', /地址不正确/],
    ['-a.io/b', /地址不正确/],
    ['a___b', /地址不正确/],
    ['nginx; rm -rf /', /地址不正确/],
    ['nginx:', /标签/],
    ['nginx:-x', /标签/],
    [`nginx:${'x'.repeat(129)}`, /标签/],
    ['nginx@sha256:0a', /摘要/],
    [`nginx@md5:${'0a'.repeat(32)}`, /摘要/],
  ])('%s is refused', (text, reason) => expect(whole(text)).toMatch(reason));

  it('is written alike again when it is read again', () => {
    const text = whole('pytorch/pytorch');
    expect(whole(text)).toBe(text);
  });
});

it('the host of a registry has no path and no capitals', () => {
  expect(['docker.io', 'registry.example.com:8443', '127.0.0.1:5000'].map(isRegistry)).toEqual([true, true, true]);
  expect(['docker.io/library', 'Docker.io', '*.io', '', 'https://a.io'].map(isRegistry)).not.toContain(true);
});
