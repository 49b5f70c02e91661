// Shows integrators every request of the advisors on this page with its response, as it happens. It stands between the page
// and `fetch`, and the advisors know nothing of it.

const MOST = 50;
const log = document.getElementById('log');
const watch = document.getElementById('watch');
const send = window.fetch.bind(window);

window.fetch = async (address, options = {}) => {
  const began = performance.now();
  const response = await send(address, options).catch((error) => {
    show(address, options, `no response (${error.message})`, began, '');
    throw error;
  });
  const copy = response.clone();
  const status = response.headers.get('Service-Session-Status') ?? '';
  copy.text().then(
    (text) => show(address, options, `${response.status} ${status}`, began, text),
    () => show(address, options, `${response.status} ${status}, cut off`, began, ''),
  );
  return response;
};

function show(address, { method = 'GET', headers = {}, body }, outcome, began, text) {
  const { pathname } = new URL(address, location.href);
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `${method} ${pathname} ${brief(body)} → ${outcome} · ${Math.round(performance.now() - began)} ms`;
  const whole = document.createElement('pre');
  const said = [...new Headers(headers)].map(([name, value]) => `${name}: ${shorten(value)}`);
  whole.textContent = [`${method} ${pathname}`, ...said, '', body ?? '(no body)', '', pretty(text)].join('\n');
  details.append(summary, whole);
  const entry = document.createElement('li');
  entry.append(details);
  log.prepend(entry);
  while (log.children.length > MOST) log.lastElementChild.remove();
}

const brief = (body) => {
  if (!body) return '';
  const { question_id: question, answers, kind, sku } = JSON.parse(body);
  if (kind) return `${kind}: ${sku}`;
  return `${question}: ${answers.length === 0 ? 'skipped' : answers.join(', ')}`;
};

const shorten = (value) => (value.length > 48 ? `${value.slice(0, 24)}…` : value);

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const follow = () => {
  document.getElementById('requests').hidden = !watch.checked;
};
watch.addEventListener('change', follow);
follow();

// The shop's cart, which the advisors only speak of.
const cart = document.getElementById('cart');
let inCart = 0;
document.addEventListener('result-added', ({ detail }) => {
  inCart += 1;
  cart.textContent = cart.dataset.words.replace('{n}', inCart).replace('{title}', () => detail.result.title);
  cart.hidden = false;
});

// A conversation stays in the language in which it began, so the shop in another language begins another.
document.getElementById('language').addEventListener('click', () => sessionStorage.clear());
