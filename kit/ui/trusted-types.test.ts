import { expect, test } from 'vitest';
import { withoutWhatRuns } from './trusted-types.ts';

test.each([
  '<p>Cablu <strong>3x2,5</strong>, <a href="/news">știri</a>, online = da</p>',
  '<svg width="36" viewBox="0 0 36 44"><path d="M18 43" fill="#fff"/></svg>',
  '<script></script>',
  '{"@type":"Product","name":"on\\u003c"}',
])('%s stays as it is', (html) => {
  expect(withoutWhatRuns(html)).toBe(html);
});

test.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<scr<script></script>ipt>alert(1)', '<x-script>alert(1)'],
  ['<SCRIPT src=//elsewhere.example>', '<x-SCRIPT src=//elsewhere.example>'],
  ['<iframe srcdoc="x">', '<x-iframe srcdoc="x">'],
  ['<img src=x onerror=alert(1)>', '<img src=x data-error=alert(1)>'],
  ['<img/onerror=alert(1) src=x onload =b>', '<img/data-error=alert(1) src=x data-load =b>'],
  ['<a href="x"onclick="y">', '<a href="x"data-click="y">'],
])('of %s nothing runs', (html, clean) => {
  expect(withoutWhatRuns(html)).toBe(clean);
});
