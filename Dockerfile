# Which images it stands on; others that hold the same programs will do as well.
ARG PYTHON_IMAGE=python:3.11-slim-bookworm
ARG NODE_IMAGE=node:20-bookworm-slim

# ---- client: what browsers load ------------------------------------------------------------
FROM ${NODE_IMAGE} AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY rami_server/__init__.py ../rami_server/
COPY rami_server/locales ../rami_server/locales
COPY web ./
RUN npm run build

# ---- build: the wheel, and everything it needs in one folder -------------------------------
FROM ${PYTHON_IMAGE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src
# Two environments: one with the tools of the build, each pinned by hash, and the one that is kept,
# into which the first one's pip installs.
COPY requirements-build.lock requirements.lock ./
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --require-hashes -r requirements-build.lock \
 && python -m venv --without-pip /opt/rami \
 && /opt/build/bin/pip --python /opt/rami/bin/python install --require-hashes -r requirements.lock
COPY pyproject.toml README.md CHANGELOG.md ./
COPY tools/build_client.py ./tools/
COPY alembic ./alembic
COPY rami_server ./rami_server
COPY --from=client /src/rami_server/web/browser ./rami_server/web/browser
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
 && /opt/build/bin/pip --python /opt/rami/bin/python install --no-deps /wheels/*.whl

# ---- run: no compiler, no source, no root --------------------------------------------------
FROM ${PYTHON_IMAGE}
RUN groupadd --system --gid 10001 rami \
 && useradd --system --uid 10001 --gid rami --no-create-home --home-dir /nonexistent rami \
 && install --directory --owner=rami --group=rami /data
COPY --from=build /opt/rami /opt/rami
ENV PATH=/opt/rami/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    RAMI_ENV=production \
    RAMI_HOST=0.0.0.0 \
    RAMI_PORT=8000 \
    RAMI_DATABASE_URL=sqlite+aiosqlite:////data/rami.db
USER 10001:10001
WORKDIR /data
# A new named volume takes this folder's owner, so the first start can write to it.
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
# Alive, not ready: an engine that replaces what is unhealthy must not do so because the database
# is away for a minute.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["python", "-I", "-S", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"RAMI_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["rami-server"]
CMD ["serve"]
