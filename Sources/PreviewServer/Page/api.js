// Asks the server; /api/openapi.json describes what there is.

/** What the server says it could not do. */
export class APIError extends Error {
  constructor(message, hint, status) {
    super(hint ? `${message} (${hint})` : message);
    this.name = "APIError";
    /** Of the answer; 409 where what was to be changed has become something else meanwhile. */
    this.status = status;
  }
}

/** `/api/…` with parameters; those that are empty are left out. */
export function address(path, parameters = {}) {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== null && value !== "" && value !== false)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  return `/api/${path}${query ? `?${query}` : ""}`;
}

async function answer(response) {
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("application/json")) throw new APIError((await response.text()).trim());
  const json = await response.json();
  if (!response.ok) throw new APIError(json.error.message, json.error.hint, response.status);
  return json;
}

async function ask(url, options) {
  let response;
  try {
    response = await fetch(url, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new APIError("the server does not answer any more");
  }
  return answer(response);
}

export const get = (path, parameters, signal) => ask(address(path, parameters), { signal });

export const post = (path, body) =>
  ask(`/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * Runs one task after the other and leaves out what is overtaken: while one runs, only the last that was asked for
 * is kept.
 */
export function latestOnly(task) {
  let running = false;
  let waiting = null;
  return async function run(...values) {
    if (running) {
      waiting = values;
      return;
    }
    running = true;
    try {
      await task(...values);
    } finally {
      running = false;
    }
    if (waiting) {
      const next = waiting;
      waiting = null;
      await run(...next);
    }
  };
}
