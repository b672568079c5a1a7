import { line, mist } from './kit/colours.ts';
import { path, rect } from './kit/shapes.ts';
import { Sheet } from './kit/sheet.ts';

const grey = '#b4bdc7';

/** What stands where a picture is missing: a plug and its socket, not yet joined. */
export function drawPlaceholder(): string {
  const pen = { stroke: grey, width: 16, cap: 'round' } as const;
  return new Sheet().finish(
    rect(12, 12, 576, 576, { fill: mist, stroke: line, width: 4 }, 36) +
      path('M96 300H150M262 256H304M262 344H304', pen) +
      path('M150 300C150 252 176 224 214 224H262V376H214C176 376 150 348 150 300Z', {
        ...pen,
        fill: '#fff',
      }) +
      path('M450 300H504', pen) +
      path('M338 224H386C424 224 450 252 450 300C450 348 424 376 386 376H338Z', {
        ...pen,
        fill: '#fff',
      }) +
      path('M338 256H352M338 344H352', pen),
  );
}
