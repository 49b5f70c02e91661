// The look. A constructed style sheet: a page with a strict content security policy takes it, because nothing is inline.
// Colours follow the page's `color-scheme` and fonts are the page's own; what a shop wants otherwise it says in custom
// properties and parts. Each name here is a part.

export const STYLE = `
:host { display: block; container: advisor / inline-size; font: inherit; line-height: 1.45; color: var(--_text);
  --_accent: var(--advisor-accent, light-dark(#0b6b50, #5fd1ab));
  --_on-accent: var(--advisor-on-accent, light-dark(#fff, #06251b));
  --_text: var(--advisor-text, CanvasText);
  --_surface: var(--advisor-background, Canvas);
  --_line: var(--advisor-border, color-mix(in srgb, var(--_text) 22%, var(--_surface)));
  --_control: color-mix(in srgb, var(--_text) 55%, var(--_surface));
  --_quiet: color-mix(in srgb, var(--_text) 72%, var(--_surface));
  --_tint: color-mix(in srgb, var(--_accent) 10%, var(--_surface));
  --_radius: var(--advisor-radius, .75rem); }
:host([theme=light]) { color-scheme: light }
:host([theme=dark]) { color-scheme: dark }
:host([theme=auto]) { color-scheme: light dark }
:host([hidden]) { display: none }
* { box-sizing: border-box }
[hidden] { display: none !important }
button, input { font: inherit; color: inherit }
button { cursor: pointer }
h2, h3, p, ol, ul, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0 }
ol, ul { list-style: none }
:focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px }
h2:focus-visible { outline: none }
.advisor { display: grid; gap: 1.25rem 2rem; background: var(--_surface); align-items: start; overflow-wrap: break-word;
  padding: var(--advisor-padding, 1.25rem); border: 1px solid var(--_line); border-radius: var(--_radius) }
.notice:empty, .trail:empty, .results:empty { display: none }
.notice, .trail { grid-column: 1 / -1 }
.replies { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
.replies ol { display: contents }
.replies li { display: contents }
.reply { display: flex; align-items: center; gap: .4rem; max-inline-size: 100%; min-block-size: 2.75rem; padding: .25rem .9rem; font-size: .9rem;
  background: none; border: 1px solid var(--_line); border-radius: 2rem; text-align: start }
.reply:hover { border-color: var(--_accent) }
.reply[aria-current] { border-color: var(--_accent); background: var(--_tint) }
.reply span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-inline-size: 18rem; unicode-bidi: isolate }
.main { min-block-size: 16rem; min-inline-size: 0 }
.progress { color: var(--_quiet); font-size: .9rem; margin-block-end: .25rem }
.title { font-size: 1.4em; line-height: 1.25; font-weight: 650; text-wrap: balance; unicode-bidi: plaintext }
.description { color: var(--_quiet); margin-block-start: .35rem; unicode-bidi: plaintext }
.question-image { inline-size: 100%; aspect-ratio: 16 / 6; object-fit: cover; border-radius: var(--_radius); margin-block-start: .75rem }
.answers { display: grid; gap: .75rem; margin-block-start: 1.1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)) }
.answers.pictures { grid-template-columns: repeat(auto-fill, minmax(min(46%, 10rem), 1fr)) }
.answers.colours { grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)) }
.answers li { display: grid }
.answer { display: flex; flex-direction: column; gap: .15rem; position: relative; min-block-size: 3rem; inline-size: 100%; padding: .7rem .9rem; text-align: start;
  background: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_radius); cursor: pointer; justify-content: center; unicode-bidi: isolate }
.answer:hover { border-color: var(--_accent) }
.answer[aria-pressed=true], .answer:has(:checked) { border-color: var(--_accent); background: var(--_tint); box-shadow: inset 0 0 0 1px var(--_accent) }
.answer:has(:focus-visible) { outline: 3px solid var(--_accent); outline-offset: 2px }
.answer input { position: absolute; inset-block-start: .9rem; inset-inline-end: .9rem; inline-size: 1.2rem; block-size: 1.2rem; margin: 0; accent-color: var(--_accent) }
.answer:has(input) { padding-inline-end: 2.6rem }
.answer-title { font-weight: 600 }
.answer-description { color: var(--_quiet); font-size: .9rem }
.pictures .answer { padding: 0 0 .7rem; overflow: hidden; justify-content: flex-start }
.pictures .answer > span { padding-inline: .9rem }
.pictures .answer > span:first-of-type { margin-block-start: .55rem }
.answer-image { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; background: #fff }
.colours .answer { align-items: center; text-align: center; padding: .7rem .4rem; justify-content: flex-start }
.swatch { inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%; border: 1px solid var(--_control); flex: none }
.colours .answer input { inset: .4rem .4rem auto auto }
.sending .answer:not([aria-pressed=true], :has(:checked)), .sending .chip:not([aria-pressed=true]) { opacity: .5 }
.sending .actions { opacity: .6 }
.actions { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-block-start: 1.1rem }
.continue, .retry, .again, .open { min-block-size: 2.75rem; padding: .6rem 1.4rem; font-weight: 600; border: 1px solid transparent; border-radius: var(--_radius); background: var(--_accent); color: var(--_on-accent) }
.continue:disabled { background: var(--_line); color: var(--_quiet); cursor: default }
.skip, .back, .cancel, .close { min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: .5rem .25rem; background: none; border: 0; text-decoration: underline; text-underline-offset: .2em; text-decoration-color: var(--_control) }
.skip:hover, .back:hover, .cancel:hover, .close:hover { color: var(--_accent) }
.range { margin-block-start: 1.1rem; display: grid; gap: .9rem }
.chips { display: flex; flex-wrap: wrap; gap: .5rem }
.chip { min-block-size: 2.75rem; padding: .4rem 1rem; border: 1px solid var(--_line); border-radius: 2rem; background: var(--_surface) }
.chip:hover, .chip[aria-pressed=true] { border-color: var(--_accent) }
.chip[aria-pressed=true] { background: var(--_tint) }
.slider { position: relative; block-size: 2.75rem; margin-inline: -.6rem }
.slider::before, .slider::after { content: ''; position: absolute; inset-block: calc(50% - .15rem); border-radius: .3rem }
.slider::before { inset-inline: 1.375rem; background: var(--_line) }
.slider::after { inset-inline: calc(1.375rem + var(--from, 0) * (100% - 2.75rem)) calc(1.375rem + (1 - var(--to, 1)) * (100% - 2.75rem)); background: var(--_accent) }
.slider input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; appearance: none; background: none; pointer-events: none; z-index: 1 }
.slider input:focus-visible { outline: none }
.slider input::-webkit-slider-thumb { appearance: none; pointer-events: auto; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%; cursor: grab;
  background: radial-gradient(circle, var(--_accent) 0 .62rem, var(--_surface) .66rem .8rem, transparent .84rem) }
.slider input::-moz-range-thumb { pointer-events: auto; inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 50%; cursor: grab;
  background: radial-gradient(circle, var(--_accent) 0 .62rem, var(--_surface) .66rem .8rem, transparent .84rem) }
.slider input:focus-visible::-webkit-slider-thumb { outline: 3px solid var(--_accent); outline-offset: -.4rem }
.slider input:focus-visible::-moz-range-thumb { outline: 3px solid var(--_accent); outline-offset: -.4rem }
.bounds { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end }
.bounds label { display: grid; gap: .2rem; font-size: .9rem; color: var(--_quiet) }
.bounds span { display: flex; align-items: center; gap: .4rem; color: var(--_text); font-size: 1rem }
.bounds input { inline-size: 7.5rem; min-block-size: 2.75rem; padding: .3rem .6rem; background: var(--_surface); border: 1px solid var(--_control); border-radius: calc(var(--_radius) / 2) }
.results { min-inline-size: 0 }
.products { display: grid; gap: .75rem; align-content: start }
.results-title { font-size: 1.05em; line-height: 1.3; font-weight: 650 }
.later { color: var(--_quiet); border: 1px dashed var(--_line); border-radius: var(--_radius); padding: 1rem }
.list { display: grid; gap: .6rem; align-content: start }
.result { display: grid; grid-template-columns: 5.5rem 1fr; gap: .1rem .9rem; align-content: center; padding: .5rem; border: 1px solid var(--_line); border-radius: var(--_radius); color: inherit; text-decoration: none; unicode-bidi: isolate; min-block-size: 5.5rem }
a.result:hover { border-color: var(--_accent) }
a.result:hover .result-title { text-decoration: underline }
.result-image { grid-row: 1 / span 3; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: contain; background: #fff; border-radius: calc(var(--_radius) / 2); align-self: center }
.result-title { font-weight: 600; align-self: end; line-height: 1.3 }
.result-description { color: var(--_quiet); font-size: .9rem; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
.price { font-weight: 650; align-self: start }
.none { color: var(--_quiet) }
.message { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem .9rem; border-radius: var(--_radius); background: var(--_tint); border: 1px solid var(--_line) }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.loading { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)) }
.loading i { block-size: 3rem; border-radius: var(--_radius); background: var(--_line); animation: advisor-breathe 1.4s infinite alternate }
.loading i:first-child { grid-column: 1 / -1; max-inline-size: 22rem }
@keyframes advisor-breathe { from { opacity: .35 } to { opacity: .7 } }
.advisor.ended .list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); gap: 1rem }
.ended .result { grid-template-columns: 1fr; align-content: start; padding: .75rem }
.ended .result-image { grid-row: auto; margin-block-end: .4rem }
.ended .result-title { align-self: start }
.ended .result-description { -webkit-line-clamp: 4 }
.ended .main { min-block-size: 0; order: 1 }
@container advisor (inline-size > 52rem) {
  .advisor:not(.ended) { grid-template-columns: minmax(0, 1fr) 20rem }
  .results { grid-column: 2 }
  .ended .results { grid-column: 1 / -1 }
}
@container advisor (inline-size <= 52rem) { .later { display: none } }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important } }
@media (forced-colors: active) { .answer[aria-pressed=true], .answer:has(:checked), .chip[aria-pressed=true] { outline: 2px solid Highlight } .swatch { forced-color-adjust: none } }
dialog { inline-size: min(64rem, 100vw - 1rem); max-block-size: calc(100dvh - 1rem); padding: 0; border: 0; border-radius: var(--_radius); background: var(--_surface); color: var(--_text); overflow: auto; container: advisor / inline-size }
dialog::backdrop { background: rgb(0 0 0 / .5) }
dialog .advisor { border: 0 }
.bar { display: flex; justify-content: flex-end; padding: .25rem .5rem 0; position: sticky; inset-block-start: 0; background: var(--_surface); z-index: 2 }
`;
