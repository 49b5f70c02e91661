// Draws the picture of any demo product from its attributes, so that the shop needs no photographs: what a shopper
// sees (frame, wheels, colour, lights, battery) is what the catalog says. The SVG needs nothing else: no font, no script,
// no other file.
import type { Product } from '@guidepost/engine/product';
import { type Build, buildOf } from './picture/build.ts';
import { carriesBox, drawBattery, drawFork, drawMainFrame, drawRearEnd } from './picture/frame.ts';
import { drawBench, drawBox } from './picture/load.ts';
import { DARK, shade, toneOf } from './picture/paint.ts';
import {
  drawDrive,
  drawFarCrank,
  drawHandlebar,
  drawLights,
  drawRack,
  drawSaddle,
  drawTrainingWheel,
} from './picture/parts.ts';
import { drawScenery } from './picture/scenery.ts';
import { at, moved, round } from './picture/shape.ts';
import { drawMudguard, drawWheel } from './picture/wheel.ts';

const GROUND = 254;

/** An SVG of 400 by 300. The same product always gives the same text. */
export function drawPicture(product: Product): string {
  const build = buildOf(product);
  const { scale, middle, width } = placeInPicture(build, product.attributes.audience === 'children');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">',
    `<title>${escapeText(product.title)}</title>`,
    '<defs><linearGradient id="beam" x1="0" x2="1"><stop stop-color="#ffe9a8" stop-opacity="0.75"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient></defs>',
    drawScenery(product.attributes.kind),
    `<ellipse cx="200" cy="${GROUND + 3}" rx="${round((width * scale) / 2 + 4)}" ry="7" fill="#5b5f52" opacity="0.22"/>`,
    `<g transform="translate(200 ${GROUND}) scale(${scale.toFixed(3)} ${(-scale).toFixed(3)}) translate(${round(-middle)} 0)">`,
    drawBicycle(product, build),
    '</g></svg>\n',
  ].join('');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Children's bicycles stay a little smaller in the picture than those of adults. */
function placeInPicture(build: Build, small: boolean): { scale: number; middle: number; width: number } {
  const tail = build.layout === 'long tail' ? build.rearRadius * 0.1 : 0;
  const left = build.rear.x - build.rearRadius - tail;
  const right = build.layout === 'three wheels' ? 226 : build.front.x + build.frontRadius;
  const width = right - left;
  const height = Math.max(build.clamp.y + 12, build.saddle.y + 8);
  const room = small ? { width: 190 + build.rearRadius * 1.6, height: 205 } : { width: 330, height: 212 };
  return { scale: Math.min(room.width / width, room.height / height), middle: (left + right) / 2, width };
}

function drawBicycle({ attributes }: Product, build: Build): string {
  const tone = toneOf(attributes.color);
  const electric = attributes.drive === 'electric';
  const pedals = attributes.kind !== 'balance';
  const box = carriesBox(build);
  const guarded = attributes.kind === 'city' || attributes.kind === 'kids';
  const guardTone = attributes.kind === 'city' || attributes.audience === 'children' ? tone : '#454b53';
  const { rear, front, rearRadius, frontRadius, tyre, knobs } = build;
  const wheel = {
    tyre,
    knobs,
    disc: typeof attributes.brakes === 'string' && attributes.brakes.includes('disc'),
    flank: attributes.kind === 'gravel' ? '#c79f6a' : attributes.kind === 'city' ? '#ddd3bf' : null,
  };
  const frontWheel = drawWheel({ ...wheel, hub: front, radius: frontRadius });
  const lampAt = box
    ? at(build.layout === 'front box' ? 174 : 212, build.layout === 'front box' ? 88 : 106)
    : moved(build.headTop, 4, -3);
  const rearLampAt =
    attributes.rack === true ? at(rear.x - rearRadius * 0.74, rearRadius * 2 + 6) : moved(build.seatTop, -6, 8);
  const parts = [
    build.layout === 'three wheels' &&
      `<g opacity="0.55">${drawWheel({ ...wheel, hub: moved(front, 13, 2), radius: frontRadius })}</g>`,
    pedals && drawFarCrank(build),
    drawWheel({ ...wheel, hub: rear, radius: rearRadius }),
    build.layout !== 'three wheels' && frontWheel,
    attributes.mudguards === true && drawMudguard(rear, rearRadius, 22, 205, guardTone),
    attributes.mudguards === true &&
      build.layout !== 'three wheels' &&
      drawMudguard(front, frontRadius, 52, 200, guardTone),
    attributes.rack === true && build.layout !== 'long tail' && drawRack(build),
    build.layout === 'long tail' && drawBench(build, Number(attributes.child_seats ?? 1)),
    drawRearEnd(build, tone),
    drawFork(build, tone, attributes.suspension === 'front' || attributes.suspension === 'full'),
    attributes.lights === true && drawLights(lampAt, rearLampAt),
    drawMainFrame(build, tone, electric),
    electric && drawBattery(build),
    box && drawBox(build, tone),
    build.layout === 'three wheels' && `${frontWheel}${drawMudguard(front, frontRadius, 30, 165, shade(DARK, 0.1))}`,
    pedals &&
      drawDrive(build, tone, {
        belt: attributes.belt_drive === true,
        guard: guarded && attributes.belt_drive !== true && attributes.mudguards === true,
        motor: electric,
      }),
    attributes.training_wheels === true && drawTrainingWheel(build),
    drawSaddle(build),
    drawHandlebar(build),
  ];
  return parts.filter((part) => typeof part === 'string').join('');
}
